// How long a first start takes: from an empty data folder until /health responds. The best of three, since other work on the
// machine only adds time.
import { startServer } from '../../serve.ts';
import { START_BUDGET } from '../bounds.ts';
import { type Measure, row } from '../row.ts';

const STARTS = 3;

export const measure: Measure = async () => {
  const times: number[] = [];
  for (let i = 0; i < STARTS; i++) {
    const server = await startServer({ cold: true });
    times.push(server.readyAfter);
    await server.stop();
  }
  return [row('start to ready, first start', Math.min(...times), 'ms', { name: 'budget', value: START_BUDGET })];
};
