import i18next from 'i18next';
import { expect, test } from 'vitest';
import { pseudo, startPseudo } from '../../src/text/pseudo.ts';

test('a text begins and ends with a letter that is written from right to left', () => {
  expect(pseudo('Pause')).toBe('אPauseת');
  expect(pseudo('')).toBe('');
});

test('texts are those of the pseudo-language as long as the page is written from right to left', async () => {
  const texts = i18next.createInstance();
  const page = { dir: 'rtl' };
  const resources = {
    en: { translation: { left: '{{count}} left' } },
    de: { translation: { left: 'noch {{count}}' } },
  };
  await texts.init({ lng: 'en', resources });
  let drawn = 0;
  texts.on('languageChanged', () => drawn++);
  startPseudo(texts, page);
  expect(drawn, 'what is shown is drawn again').toBe(1);
  expect(texts.t('left', { count: 3 })).toBe('א3 leftת');
  page.dir = '';
  await texts.changeLanguage('de');
  expect(texts.t('left', { count: 3 })).toBe('noch 3');
  page.dir = 'rtl';
  await texts.changeLanguage('en');
  expect(texts.t('left', { count: 3 })).toBe('א3 leftת');
});

test('nothing is drawn again on a page written from left to right', async () => {
  const texts = i18next.createInstance();
  await texts.init({ lng: 'en', resources: { en: { translation: { pause: 'Pause' } } } });
  let drawn = 0;
  texts.on('languageChanged', () => drawn++);
  startPseudo(texts, { dir: '' });
  expect([drawn, texts.t('pause')]).toEqual([0, 'Pause']);
});
