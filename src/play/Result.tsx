// What a solved level has brought.

import { JokersEarned } from './JokersEarned.tsx';
import { Solvers } from './Solvers.tsx';

export default function Result({ daily }: { readonly daily: boolean }) {
  return (
    <>
      <JokersEarned />
      {daily && <Solvers />}
    </>
  );
}
