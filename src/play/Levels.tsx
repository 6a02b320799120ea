// Other levels without leaving the board, in a dialog that opens from the title: categories, the picker, and facts about this level.

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../app/context.ts';
import type { LevelFacts } from '../app/levelFacts.ts';
import { useAppState, useConfig, useLevels } from '../app/useAppState.ts';
import { CategoryFacts } from '../parts/CategoryFacts.tsx';
import { CategoryStars } from '../parts/CategoryStars.tsx';
import { LevelPicker } from '../parts/LevelPicker.tsx';
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
    <Dialog open={open} onClose={onClose} size="wide" title={t('play.levels.title')}>
      <Categories />
      <CategoryFacts starred />
      <LevelPicker onChosen={onClose} sayLocked={(count) => t('play.levels.locked', { count })} />
      <Facts facts={facts} />
      <InSight />
    </Dialog>
  );
}

/** Among a hundred levels the one on the board is in sight when their list opens. */
function InSight() {
  const here = useRef<HTMLSpanElement>(null);
  const listed = useLevels((snapshot) => !snapshot.matches('loadingList'));
  useEffect(() => {
    const levels = here.current?.parentElement;
    if (listed) levels?.querySelector('li > [aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [listed]);
  return <span ref={here} hidden />;
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
      {categories.map(({ type, name, showLevelDate }) => (
        <Button
          key={type}
          aria-pressed={type === current}
          onClick={() => app.send({ type: 'OPEN_CATEGORY', category: type })}
        >
          {soft(name)}
          <CategoryStars game={gameType} category={type} daily={showLevelDate} />
        </Button>
      ))}
    </nav>
  );
}
