// How hard the chosen category is, and how many of its levels are open and solved.

import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { levelStates } from '../../machines/levels/levelsMachine.ts';
import { useAppState, useConfig, useLevels } from '../app/useAppState.ts';
import { difficultyOf } from './difficultyOf.ts';
import styles from './LevelPicker.module.css';
import { Stars } from './Stars.tsx';

/** `starred`: the stars are on the category's button already; its words are for the ear alone then. */
export function CategoryFacts({ starred = false }: { readonly starred?: boolean }) {
  const { t } = useTranslation();
  const { rules } = useConfig();
  const today = useAppState(({ day }) => day.iso);
  const shelf = useLevels(({ context }) => context);
  const states = levelStates(shelf, rules, today);
  const solved = states.filter(({ state }) => state === 'solved').length;
  const open = states.filter(({ state }) => state !== 'locked').length;
  const count = states.length;
  const { gameType, category } = shelf;
  const first = difficultyOf(gameType, category?.type ?? '', 1);
  const last = difficultyOf(gameType, category?.type ?? '', count);
  const known = [...new Set([first, last])].filter((difficulty) => difficulty !== undefined);
  return (
    <p className={styles.about}>
      {known.length > 0 && (
        <span className={starred && known.length === 1 ? 'visually-hidden' : undefined}>
          {known.map((difficulty, at) => (
            <Fragment key={difficulty}>
              {at > 0 && ' – '}
              <Stars difficulty={difficulty} />
            </Fragment>
          ))}
        </span>
      )}
      {count > 0 && <span>{t(open < count ? 'picker.openOf' : 'lobby.solvedOf', { open, solved, count })}</span>}
    </p>
  );
}
