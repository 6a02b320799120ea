// How hard the chosen category is, and how many of its levels are solved.

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
  const { gameType, category } = shelf;
  const difficulties = new Set(
    [1, states.length].map((number) => difficultyOf(gameType, category?.type ?? '', number)),
  );
  return (
    <p className={styles.about}>
      {[...difficulties].map(
        (difficulty) =>
          difficulty !== undefined && (
            <span key={difficulty} className={starred && difficulties.size === 1 ? 'visually-hidden' : undefined}>
              <Stars difficulty={difficulty} />
            </span>
          ),
      )}
      {states.length > 0 && <span>{t('lobby.solvedOf', { solved, count: states.length })}</span>}
    </p>
  );
}
