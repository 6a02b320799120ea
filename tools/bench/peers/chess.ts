// Peer: lichess' chessground with free moves and without animation, so that one frame shows the whole change.
import { Chessground } from 'chessground';
import 'chessground/assets/chessground.base.css';
import 'chessground/assets/chessground.brown.css';
import 'chessground/assets/chessground.cburnett.css';

const board = document.getElementById('root') as HTMLElement;
board.style.width = '360px';
board.style.height = '360px';
Chessground(board, { animation: { enabled: false }, movable: { free: true, color: 'both' } });
