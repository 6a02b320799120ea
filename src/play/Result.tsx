// What a solved level has brought, and how others did.

export { JokersEarned } from './JokersEarned.tsx';
export { Solvers } from './Solvers.tsx';
