// Why a call failed, as text to show.

import { playerTextOf } from '../../machines/ports.ts';

/** A text key, or the server's own sentence. Code that does not load counts as a network failure. */
export const faultText = (error: unknown): string => playerTextOf(error) ?? 'error.network';
