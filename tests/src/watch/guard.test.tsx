// What cannot be drawn takes nothing else with it.

import { expect, test, vi } from 'vitest';
import { Guard } from '../../../src/watch/Guard.tsx';
import { render } from '../../helpers/render.tsx';

function Broken(): never {
  throw new Error('cannot be drawn');
}

test('a part that cannot be drawn is gone, and its owner hears of it', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const onFailed = vi.fn();
  const { element } = await render(
    <>
      <p>around it</p>
      <Guard onFailed={onFailed}>
        <Broken />
      </Guard>
    </>,
  );
  expect(onFailed).toHaveBeenCalledOnce();
  expect(element.textContent).toBe('around it');
});
