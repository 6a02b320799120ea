// The technique guide: all techniques from easy to extreme, and a page for each.

import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CATALOGUE,
  LEVELS,
  type Level,
  TECHNIQUE_KEYS,
  type TechniqueKey,
} from '../../../../puzzles/sudoku/techniques/catalogue.ts';
import { useApp } from '../../../app/context.ts';
import { techniqueName } from '../../../board/hintText.ts';
import { Button } from '../../../ui/Button.tsx';
import { aboutTechnique } from './about.ts';
import { TechniquePage } from './TechniquePage.tsx';
import styles from './Techniques.module.css';

export default function Techniques({ technique }: { readonly technique: TechniqueKey | undefined }) {
  const { t } = useTranslation();
  const open = useOpen();
  const shown = useRef<TechniqueKey | undefined>(undefined);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    shown.current = technique ?? shown.current;
    if (technique !== undefined) back.current?.focus();
  }, [technique]);
  if (technique === undefined) return <TechniqueList open={open} from={shown.current} />;
  return (
    <>
      <Button
        ref={back}
        variant="quiet"
        className={styles.back ?? ''}
        icon={<ArrowLeft aria-hidden="true" />}
        onClick={() => open(undefined)}
      >
        {t('guide.techniques.all')}
      </Button>
      <TechniquePage key={technique} technique={technique} />
    </>
  );
}

type Open = (key: TechniqueKey | undefined) => void;

function useOpen(): Open {
  const app = useApp();
  return (key) => app.send({ type: 'OPEN_MODAL', kind: 'help', about: aboutTechnique(key) });
}

interface ListProps {
  readonly open: Open;
  /** The technique whose page was left: the focus goes on from there. */
  readonly from: TechniqueKey | undefined;
}

function TechniqueList({ open, from }: ListProps) {
  const { t } = useTranslation();
  const left = useRef<HTMLButtonElement>(null);
  useEffect(() => left.current?.focus(), []);
  return (
    <>
      <p className={styles.intro}>{t('guide.techniques.intro')}</p>
      {LEVELS.map((level) => (
        <section key={level} aria-labelledby={`techniques-${level}`}>
          <h3 id={`techniques-${level}`} className={styles.level}>
            {t(`modal.difficulty.${level}`)}
          </h3>
          <ul className={styles.list}>
            {keysOf(level).map((key) => (
              <li key={key}>
                <button
                  ref={key === from ? left : undefined}
                  type="button"
                  className={styles.item}
                  onClick={() => open(key)}
                >
                  {techniqueName(t, 'sudoku', key)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const keysOf = (level: Level): readonly TechniqueKey[] =>
  TECHNIQUE_KEYS.filter((key) => CATALOGUE[key].level === level);
