// The settings. Each takes effect at once, without a save button.

import { ArrowLeft, CircleHelp, Contrast, Flag, Gift, MessageSquare, Moon, Sun, SunMoon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountPart } from '../account/AccountPart.tsx';
import { type Settings, THEMES, type Theme } from '../adapters/settings.ts';
import { useApp, useChangeSetting, useSettings } from '../app/context.ts';
import { latePart } from '../app/late/lateComponent.tsx';
import { useBack } from '../app/navigation.ts';
import { useTitle } from '../app/usePage.ts';
import { useSite } from '../app/useSite.ts';
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx';
import { Links } from '../parts/Links.tsx';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import { Switch } from '../ui/Switch.tsx';
import { Jump, type Part, partId } from './Jump.tsx';
import styles from './SettingsScreen.module.css';

const TakeAlong = latePart(() => import('./TakeAlong.tsx'), 'takeAlong');
const SaveSession = latePart(() => import('./SaveSession.tsx'), 'takeAlong');

const AdChoice = latePart(() => import('../ads/AdChoice.tsx'), 'more');
const AdFree = latePart(() => import('../shop/AdFree.tsx'), 'economy');

export default function SettingsScreen() {
  const { t } = useTranslation();
  const back = useBack();
  const site = useSite();
  useTitle(t('settings.title'));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <IconButton label={t('ui.back')} onClick={back}>
          <ArrowLeft aria-hidden="true" />
        </IconButton>
        <h1 className={styles.title}>{t('settings.title')}</h1>
      </header>
      <Jump />
      <main className={styles.main}>
        <At part="account">
          <AccountPart />
          {site?.ads !== undefined && <AdFree />}
        </At>
        <At part="look">
          <Look />
        </At>
        <At part="play">
          <Playing />
        </At>
        <At part="write">
          <Writing />
        </At>
        <At part="listen">
          <Listening />
        </At>
        <At part="data">
          <TakeAlong />
          <SaveSession />
          {site?.analytics !== undefined && <AdChoice />}
        </At>
        <At part="more">
          <More />
        </At>
      </main>
      <Links />
    </div>
  );
}

/** Where the row of names leads. */
function At({ part, children }: { readonly part: Part; readonly children: ReactNode }) {
  return (
    <div id={partId(part)} className={styles.part} tabIndex={-1}>
      {children}
    </div>
  );
}

/** What opens a dialog, by its kind. */
const DIALOGS = [
  ['promoCode', Gift],
  ['help', CircleHelp],
  ['feedback', MessageSquare],
  ['suggestion', Flag],
] as const;

function More() {
  const { t } = useTranslation();
  const app = useApp();
  return (
    <section>
      <h2 className={styles.heading}>{t('settings.part.more')}</h2>
      <div className={styles.buttons}>
        {DIALOGS.map(([kind, Icon]) => (
          <Button key={kind} icon={<Icon aria-hidden="true" />} onClick={() => app.send({ type: 'OPEN_MODAL', kind })}>
            {t(`settings.${kind}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}

const THEME_ICONS: Readonly<Record<Theme, ReactNode>> = {
  system: <SunMoon aria-hidden="true" />,
  light: <Sun aria-hidden="true" />,
  dark: <Moon aria-hidden="true" />,
  contrast: <Contrast aria-hidden="true" />,
};

function Look() {
  const { t } = useTranslation();
  const { theme } = useSettings();
  const change = useChangeSetting();
  return (
    <Group title={t('settings.look')}>
      <LanguageSwitch />
      <Segmented
        label={t('settings.theme')}
        options={THEMES.map((value) => ({ value, label: t(`settings.themes.${value}`), icon: THEME_ICONS[value] }))}
        value={theme}
        onChange={(value) => change('theme', value)}
      />
      <Toggle option="reducedMotion" hint />
      <Toggle option="sound" hint />
    </Group>
  );
}

function Playing() {
  const { t } = useTranslation();
  const { entry } = useSettings();
  const change = useChangeSetting();
  return (
    <Group title={t('settings.play')}>
      <Segmented
        label={t('settings.entry')}
        options={(['cell', 'digit'] as const).map((value) => ({ value, label: t(`settings.entries.${value}`) }))}
        value={entry}
        onChange={(value) => change('entry', value)}
      />
      <Toggle option="relaxed" hint />
      <Toggle option="cleanNotes" hint />
      <Toggle option="markHouses" />
      <Toggle option="markSame" />
      <Toggle option="markConflicts" hint />
      <Toggle option="leftHanded" hint />
      <Toggle option="lockZoom" hint />
    </Group>
  );
}

/** Settings of the games with letters. */
function Writing() {
  const { t } = useTranslation();
  const { letters, wordEnd } = useSettings();
  const change = useChangeSetting();
  return (
    <Group title={t('settings.write')}>
      <Segmented
        label={t('settings.wordEnd')}
        options={(['stay', 'next'] as const).map((value) => ({ value, label: t(`settings.wordEnds.${value}`) }))}
        value={wordEnd}
        onChange={(value) => change('wordEnd', value)}
      />
      <div>
        <Segmented
          label={t('settings.letters')}
          options={(['keyboard', 'alphabet'] as const).map((value) => ({
            value,
            label: t(`settings.letterss.${value}`),
          }))}
          value={letters}
          onChange={(value) => change('letters', value)}
        />
        <p className={styles.note}>{t('settings.lettersHint')}</p>
      </div>
      <Toggle option="skipFilled" />
      <Toggle option="turnFirst" hint />
      <Toggle option="markFits" />
      <Toggle option="screenKeys" hint />
      <Toggle option="asList" hint />
    </Group>
  );
}

/** What a screen reader says, and how long there is to read. */
function Listening() {
  const { t } = useTranslation();
  const settings = useSettings();
  const change = useChangeSetting();
  const choice = <Key extends 'sayMuch' | 'sayFirst' | 'notices'>(key: Key, values: readonly Settings[Key][]) => (
    <Segmented
      label={t(`settings.${key as string}`)}
      options={values.map((value) => ({ value, label: t(`settings.${key as string}s.${value as string}`) }))}
      value={settings[key]}
      onChange={(value) => change(key, value)}
    />
  );
  return (
    <Group title={t('settings.listen')}>
      {choice('sayMuch', ['full', 'brief'])}
      {choice('sayFirst', ['word', 'cell'])}
      {choice('notices', ['usual', 'long', 'stay'])}
    </Group>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2 className={styles.heading}>{title}</h2>
      <div className={styles.rows}>{children}</div>
    </section>
  );
}

type OnOff = { [Key in keyof Settings]: Settings[Key] extends boolean ? Key : never }[keyof Settings];

function Toggle({ option, hint = false }: { readonly option: OnOff; readonly hint?: boolean }) {
  const { t } = useTranslation();
  const checked = useSettings()[option];
  const change = useChangeSetting();
  const about = hint ? { hint: t(`settings.${option}Hint`) } : {};
  return (
    <Switch label={t(`settings.${option}`)} {...about} checked={checked} onChange={(value) => change(option, value)} />
  );
}
