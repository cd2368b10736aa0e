import { parentPort } from 'node:worker_threads';
import { indexCities } from './gazetteer-index.ts';
import type { Question } from './gazetteer.ts';
import { readCities } from './read-cities.ts';

// Requests meanwhile wait in the port. A failure ends the thread and is reported to its owner.
const index = indexCities(await readCities());

parentPort?.on('message', ({ id, search, within }: Question) => {
  const answer = search === undefined ? within && index.within(within) : index.search(search);
  parentPort?.postMessage({ id, answer });
});
