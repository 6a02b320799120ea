// What is pressed on the twin's cells, which lie over the canvas, is the board's; what assistive technology clicks is the cell's own.

import { afterEach, expect, test, vi } from 'vitest';
import { bindPointer } from '../../../scenes/pointer/bind.ts';
import type { Surface } from '../../../scenes/pointer/surface.ts';

let end = (): void => undefined;
afterEach(() => end());

function board() {
  const host = document.body.appendChild(document.createElement('div'));
  const cell = host.appendChild(document.createElement('div'));
  const canvas = host.appendChild(document.createElement('canvas'));
  const send = vi.fn();
  const clicked = vi.fn();
  cell.addEventListener('click', clicked);
  const surface = { cellUnder: () => 7, cellsBetween: () => [7], send, pansWith: () => false, slop: 3 };
  end = bindPointer(host, canvas, surface as unknown as Surface, (error) => {
    throw error;
  });
  const fire = (type: string, detail = 0): Event => {
    const event = type === 'click' ? new MouseEvent(type, { bubbles: true, cancelable: true, detail }) : pointer(type);
    cell.dispatchEvent(event);
    return event;
  };
  return { send, clicked, fire };
}

const pointer = (type: string): Event =>
  Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
    pointerId: 1,
    button: 0,
    clientX: 0,
    clientY: 0,
  });

test('a press on a cell is one tap of the board, and leaves the focus alone', () => {
  const { send, clicked, fire } = board();
  fire('pointerdown');
  expect(fire('mousedown').defaultPrevented).toBe(true);
  fire('pointerup');
  fire('click', 1);
  expect(send.mock.calls).toMatchObject([[{ type: 'tap', cell: 7 }]]);
  expect(clicked).not.toHaveBeenCalled();
});

test('a click without a press reaches the cell', () => {
  const { send, clicked, fire } = board();
  fire('click');
  fire('click', 1);
  expect(clicked).toHaveBeenCalledTimes(2);
  expect(send).not.toHaveBeenCalled();
});
