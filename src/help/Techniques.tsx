// The technique guide of a game: all its techniques from easy to hard, and a page for each.

import { ArrowLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameType } from '../../puzzles/catalogue.ts';
import { useApp } from '../app/context.ts';
import { Failure } from '../app/late/Failure.tsx';
import { useLate } from '../app/late/useLate.ts';
import { aboutTechnique, type TechniqueGuide, type Techniques as TechniquesOf } from '../games/techniques.ts';
import { techniqueName } from '../text/kindWords.ts';
import { Button } from '../ui/Button.tsx';
import { TechniquePage } from './TechniquePage.tsx';
import styles from './Techniques.module.css';

export interface TechniquesProps {
  readonly gameType: GameType;
  readonly guide: TechniqueGuide;
  /** The technique whose page is shown; the list if undefined or unknown. */
  readonly technique: string | undefined;
}

export default function Techniques({ gameType, guide, technique }: TechniquesProps) {
  const { there, ...retrying } = useLate(guide.pages, 'techniques');
  if (retrying.failures > 0) return <Failure {...retrying} />;
  if (!there) return null;
  const { techniques } = there.value;
  const known = technique !== undefined && techniques.facts(technique) ? technique : undefined;
  return <Pages gameType={gameType} techniques={techniques} technique={known} />;
}

interface PagesProps extends Omit<TechniquesProps, 'guide'> {
  readonly techniques: TechniquesOf;
}

function Pages({ gameType, techniques, technique }: PagesProps) {
  const { t } = useTranslation();
  const open = useOpen();
  const shown = useRef<string | undefined>(undefined);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    shown.current = technique ?? shown.current;
    if (technique !== undefined) title.current?.focus();
  }, [technique]);
  if (technique === undefined) {
    return <TechniqueList gameType={gameType} techniques={techniques} open={open} from={shown.current} />;
  }
  return (
    <TechniquePage key={technique} gameType={gameType} techniques={techniques} technique={technique} title={title}>
      <Button
        variant="quiet"
        className={styles.back ?? ''}
        icon={<ArrowLeft aria-hidden="true" />}
        onClick={() => open(undefined)}
      >
        {t('guide.techniques.all')}
      </Button>
    </TechniquePage>
  );
}

type Open = (technique: string | undefined) => void;

function useOpen(): Open {
  const app = useApp();
  return (technique) => app.send({ type: 'OPEN_MODAL', kind: 'help', about: aboutTechnique(technique) });
}

interface ListProps extends Pick<PagesProps, 'gameType' | 'techniques'> {
  readonly open: Open;
  /** The technique whose page was left; its line gets the focus. */
  readonly from: string | undefined;
}

function TechniqueList({ gameType, techniques, open, from }: ListProps) {
  const { t } = useTranslation();
  const left = useRef<HTMLButtonElement>(null);
  useEffect(() => left.current?.focus(), []);
  return (
    <>
      <p className={styles.intro}>{t('guide.techniques.intro')}</p>
      {techniques.levels.map(({ level, keys }) => (
        <section key={level} aria-labelledby={`techniques-${level}`}>
          <h3 id={`techniques-${level}`} className={styles.level}>
            {t(`modal.difficulty.${level}`)}
          </h3>
          <ul className={styles.list}>
            {keys.map((key) => (
              <li key={key}>
                <button
                  ref={key === from ? left : undefined}
                  type="button"
                  className={styles.item}
                  onClick={() => open(key)}
                >
                  {techniqueName(t, gameType, key)}
                  <ChevronRight aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
