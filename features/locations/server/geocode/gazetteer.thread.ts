import { parentPort } from 'node:worker_threads';
import { indexCities } from './gazetteer-index.ts';
import type { Question } from './gazetteer.ts';
import { readCities } from './read-cities.ts';

// Questions that come meanwhile wait in the port. A failure ends the thread, and its owner hears of it.
const index = indexCities(await readCities());

parentPort?.on('message', ({ id, search, within }: Question) => {
  const answer = search === undefined ? within && index.within(within) : index.search(search);
  parentPort?.postMessage({ id, answer });
});
