// Other levels without leaving the board, in a dialog that opens from the title: categories, the picker, and facts about this level.

import { useTranslation } from 'react-i18next';
import { levelStates } from '../../machines/levels/levelsMachine.ts';
import { useApp } from '../app/context.ts';
import type { LevelFacts } from '../app/levelFacts.ts';
import { useAppState, useConfig, useLevels } from '../app/useAppState.ts';
import { difficultyOf } from '../parts/difficultyOf.ts';
import { LevelPicker } from '../parts/LevelPicker.tsx';
import { StarSigns, Stars } from '../parts/Stars.tsx';
import { starsOf } from '../parts/starsOf.ts';
import { soft } from '../text/soft.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './Levels.module.css';

export interface LevelsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly facts: LevelFacts;
}

export function LevelsDialog({ open, onClose, facts }: LevelsDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog open={open} onClose={onClose} size="spread" title={t('play.levels.title')}>
      <Categories />
      <CategoryFacts />
      <LevelPicker
        onChosen={onClose}
        sayLocked={(count, price) => t('play.levels.locked', { count, price: t('lobby.jokers', { count: price }) })}
      />
      <Facts facts={facts} />
    </Dialog>
  );
}

function Facts({ facts }: { readonly facts: LevelFacts }) {
  const { t } = useTranslation();
  return (
    <p className={styles.facts}>
      {t('play.levels.facts', { category: soft(facts.category), count: facts.count, created: facts.created })}
    </p>
  );
}

function Categories() {
  const { t } = useTranslation();
  const app = useApp();
  const gameType = useAppState((context) => context.gameType);
  const { games } = useConfig();
  const current = useLevels(({ context }) => context.category?.type);
  const categories = games.find(({ type }) => type === gameType)?.categories ?? [];
  return (
    <nav className={styles.categories} aria-label={t('play.levels.categories')}>
      {categories.map(({ type, name }) => (
        <Button
          key={type}
          aria-pressed={type === current}
          onClick={() => app.send({ type: 'OPEN_CATEGORY', category: type })}
        >
          {soft(name)}
          <CategoryStars difficulty={gameType === undefined ? undefined : difficultyOf(gameType, type)} />
        </Button>
      ))}
    </nav>
  );
}

/** Below the category's name; its words follow for the chosen one. */
function CategoryStars({ difficulty }: { readonly difficulty: string | undefined }) {
  const stars = starsOf(difficulty ?? '');
  return stars === undefined ? null : <StarSigns stars={stars} className={styles.stars} />;
}

/** How hard the chosen category is, and how many of its levels are solved. */
function CategoryFacts() {
  const { t } = useTranslation();
  const { rules } = useConfig();
  const today = useAppState(({ day }) => day.iso);
  const shelf = useLevels(({ context }) => context);
  const states = levelStates(shelf, rules, today);
  const solved = states.filter(({ state }) => state === 'solved').length;
  const { gameType, category } = shelf;
  const difficulties = [1, states.length].map((number) => difficultyOf(gameType, category?.type ?? '', number));
  return (
    <p className={styles.about}>
      {[...new Set(difficulties)].map(
        (difficulty) => difficulty !== undefined && <Stars key={difficulty} difficulty={difficulty} />,
      )}
      {states.length > 0 && <span>{t('lobby.solvedOf', { solved, count: states.length })}</span>}
    </p>
  );
}
