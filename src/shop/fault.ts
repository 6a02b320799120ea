// Why a call did not work, as something to show.

import { playerTextOf } from '../../machines/ports.ts';

/** A key of the texts, or the server's own sentence; code that does not load is a network that fails. */
export const faultText = (error: unknown): string => playerTextOf(error) ?? 'error.network';
