// The time to beat, for who opens a friend's challenge.

import { useTranslation } from 'react-i18next';
import { puzzleName } from '../../puzzles/levelId.ts';
import { useGame } from '../app/gameHandle.ts';
import { shortTime } from '../app/timeText.ts';
import { timeToBeat } from '../share/rival.ts';

export default function Rival() {
  const { t } = useTranslation();
  const rival = useGame(({ context }) => timeToBeat(location.search, puzzleName(context.level)));
  return rival === undefined ? null : <span>{`${t('modal.gameWin.rival')}: ${shortTime(rival)}`}</span>;
}
