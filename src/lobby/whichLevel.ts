// Which level of its category: its number, or its day.

import type { i18n } from 'i18next';
import type { LevelId } from '../../puzzles/levelId.ts';
import { dayText } from '../app/days.ts';

export const whichLevel = ({ date, number }: LevelId, { t, language }: i18n): string =>
  date === undefined ? t('picker.number', { number }) : dayText(date, language, { day: 'numeric', month: 'short' });
