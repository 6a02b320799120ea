// Every machine that there is.

import type { AnyStateMachine } from 'xstate';
import { adMachine } from '../ad/adMachine.ts';
import { appMachine } from '../app/appMachine.ts';
import { configMachine } from '../config/configMachine.ts';
import { gameMachine } from '../game/gameMachine.ts';
import { levelsMachine } from '../levels/levelsMachine.ts';
import { modalMachine } from '../modal/modalMachine.ts';
import { logoutMachine } from '../session/logoutMachine.ts';
import { sessionMachine } from '../session/sessionMachine.ts';
import { syncMachine } from '../sync/syncMachine.ts';
import { timeRewardMachine } from '../timeReward/timeRewardMachine.ts';

export const CHARTS: readonly AnyStateMachine[] = [
  adMachine,
  appMachine,
  configMachine,
  gameMachine,
  levelsMachine,
  logoutMachine,
  modalMachine,
  sessionMachine,
  syncMachine,
  timeRewardMachine,
];
