// The board's colours, which api/look derives for client and server, as the scenes take them.

import { boardColours } from '../../api/look/boardColours.ts';
import type { Mode, Tokens } from '../../api/look/derive.ts';
import type { Palette } from '../../scenes/palette.ts';

export const boardPalette: (tokens: Tokens, mode: Mode, usual: Tokens) => Palette = boardColours;
