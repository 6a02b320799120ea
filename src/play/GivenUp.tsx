// Shown below a board whose solution was revealed: what that means, and where to go next.

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../app/context.ts';
import { useHandle } from '../app/gameHandle.ts';
import { Button } from '../ui/Button.tsx';
import styles from './GivenUp.module.css';
import { useNextLevel } from './useNextLevel.ts';

export default function GivenUp() {
  const { t } = useTranslation();
  const app = useApp();
  const { send } = useHandle();
  const panel = useRef<HTMLElement>(null);
  // it replaces the tools, one of which had the focus
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  const next = useNextLevel();
  return (
    <section ref={panel} tabIndex={-1} className={styles.panel} aria-label={t('more.givenUp.title')}>
      <h2 className={styles.title}>{t('more.givenUp.title')}</h2>
      <p className={styles.text}>{t('more.givenUp.text')}</p>
      <div className={styles.choices}>
        <Button onClick={() => send({ type: 'RESTART' })}>{t('more.restart')}</Button>
        {next !== undefined && (
          <Button variant="primary" onClick={() => app.send({ type: 'OPEN_LEVEL', levelId: next })}>
            {t('more.givenUp.next')}
          </Button>
        )}
      </div>
    </section>
  );
}
