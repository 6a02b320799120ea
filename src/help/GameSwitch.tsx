// The choice of the game that the help is about: their pictures, and their names too where there is room for them.

import { useTranslation } from 'react-i18next';
import { isGameType } from '../../puzzles/catalogue.ts';
import { useConfigState } from '../app/useAppState.ts';
import { GameArt, tintOf } from '../games/GameArt.tsx';
import { soft } from '../text/soft.ts';
import { tooltip } from '../ui/tooltip.ts';
import styles from './GameSwitch.module.css';

export interface GameSwitchProps {
  readonly value: string;
  readonly onChange: (game: string) => void;
}

/** Nothing where a brand has one game. */
export function GameSwitch({ value, onChange }: GameSwitchProps) {
  const { t } = useTranslation();
  const games = useConfigState(({ config }) => config.games).filter(({ type }) => isGameType(type));
  if (games.length < 2) return null;
  return (
    <fieldset className={styles.games}>
      <legend className="visually-hidden">{t('modal.help.games')}</legend>
      {games.map(({ type, name }) => (
        <label key={type} className={styles.game} style={tintOf(type)} {...tooltip(name)}>
          <input
            className={styles.input}
            type="radio"
            name="help-game"
            checked={type === value}
            aria-label={name}
            onChange={() => onChange(type)}
          />
          <span className={styles.face}>
            <GameArt game={type} className={styles.art} />
            <span className={styles.name}>{soft(name)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
