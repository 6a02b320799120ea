// In place of src/adapters/ads/videoPlayer.ts: a player that plays nothing, and says what the test says.

import type { AdPlayer } from '../../../machines/ad/types.ts';
import { adPlayer } from './world.ts';

export * from '../../../src/adapters/ads/videoPlayer.ts';

export const videoPlayer = (): AdPlayer => adPlayer();
