// A zoomed board is moved and zoomed without dragging, and the browser's own zoom stays the browser's.

import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { bindPointer } from '../../../scenes/pointer/bind.ts';
import type { Surface } from '../../../scenes/pointer/surface.ts';
import type { AppPorts } from '../../../src/adapters/ports.ts';
import { localSettings } from '../../../src/adapters/settings.ts';
import { ServicesContext } from '../../../src/app/context.ts';
import { beyond } from '../../../src/play/beyond.ts';
import Move from '../../../src/play/Move.tsx';
import { makeWorld } from '../../helpers/ports.ts';
import { type Rendered, render } from '../../helpers/render.tsx';
import { arrived } from '../../helpers/visitor.ts';

let shown: Rendered | undefined;
afterEach(() => shown?.unmount());

const GLASS = { left: 10, top: 10, width: 100, height: 100 };

test('arrows lead where there is more of the board than is in sight', () => {
  expect(beyond(GLASS, GLASS)).toBe('');
  expect(beyond({ left: 10, top: -90, width: 300, height: 300 }, GLASS)).toBe('up right down');
});

test('one button shows the arrows; those at the end of the board do nothing, and stay where the focus is', async () => {
  const world = makeWorld();
  const { actor: app } = await arrived(world);
  const settings = localSettings({ getItem: () => null, setItem: () => undefined } as never);
  const ports = { ...world.ports, settings } as unknown as AppPorts;
  const moved: string[] = [];
  shown = await render(
    <ServicesContext value={{ app, ports }}>
      <Move more="right down" onMove={(to) => moved.push(to)} />
    </ServicesContext>,
  );
  const { element } = shown;
  const button = (name: string) => element.querySelector<HTMLElement>(`button[aria-label="${name}"]`);
  expect(button('Right')).toBeNull();
  await act(async () => button('Move the view')?.click());
  await act(async () => button('Right')?.click());
  expect(moved).toEqual(['right']);
  expect(button('Left')?.getAttribute('aria-disabled')).toBe('true');
});

function wheels(surface: Partial<Surface>) {
  const canvas = document.body.appendChild(document.createElement('canvas'));
  let zoomed = 0;
  const whole = {
    zooms: true,
    zoom: () => zoomed++,
    settle: () => undefined,
    pansWith: () => false,
    send: () => undefined,
  };
  const end = bindPointer(document.body, canvas, { ...whole, ...surface } as unknown as Surface, (error) => {
    throw error;
  });
  const turn = () => {
    // happy-dom's WheelEvent knows no Ctrl
    const wheel = new Event('wheel', { cancelable: true, bubbles: true });
    Object.assign(wheel, { deltaY: 10, deltaMode: 0, ctrlKey: true, clientX: 0, clientY: 0 });
    canvas.dispatchEvent(wheel);
    return { zoomed, prevented: wheel.defaultPrevented };
  };
  const control = (type: 'keydown' | 'keyup') =>
    window.dispatchEvent(new KeyboardEvent(type, { key: 'Control', ctrlKey: type === 'keydown' }));
  return { turn, control, end };
}

test('two fingers on a trackpad zoom the board; the wheel with the key Ctrl is the browser’s', () => {
  const { turn, control, end } = wheels({});
  expect(turn()).toEqual({ zoomed: 1, prevented: true });
  control('keydown');
  expect(turn()).toEqual({ zoomed: 1, prevented: false });
  control('keyup');
  expect(turn().zoomed).toBe(2);
  end();
});

test('where the board does not zoom, both are the browser’s', () => {
  const { turn, end } = wheels({ zooms: false });
  expect(turn()).toEqual({ zoomed: 0, prevented: false });
  end();
});
