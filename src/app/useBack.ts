import { useApp, usePorts } from './context.ts';

/** Back to where one came from; to the lobby for somebody who came by a link. */
export function useBack(): () => void {
  const app = useApp();
  const { address } = usePorts();
  return () => {
    if (address.depth() > 0) address.back();
    else app.send({ type: 'OPEN_SCREEN', screen: 'lobby' });
  };
}
