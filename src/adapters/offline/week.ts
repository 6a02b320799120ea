// A stored list of a week's dailies is out of date the next day: the same week, as the server would list it today.

import { parseLevelId } from '../../../puzzles/levelId.ts';

const DAY = 86_400_000;

/** Ids whose day is a week or more before `today` (ISO) are those of the same weekday since; the order is by weekday and stays. */
export const weekOf = (ids: readonly string[], today: string): readonly string[] =>
  ids.map((id) => {
    const date = parseLevelId(id)?.date;
    if (date === undefined) return id;
    const weeks = Math.floor((Date.parse(today) - Date.parse(date)) / (7 * DAY));
    return weeks < 1 ? id : id.replace(date, new Date(Date.parse(date) + weeks * 7 * DAY).toISOString().slice(0, 10));
  });
