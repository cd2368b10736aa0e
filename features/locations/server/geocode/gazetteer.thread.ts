import { parentPort } from 'node:worker_threads';
import { indexCities } from './gazetteer-index.ts';
import type { Question } from './gazetteer.ts';
import { readCities } from './read-cities.ts';

// Requests meanwhile wait in the port. A failure ends the thread and is reported to its owner.
const index = indexCities(await readCities());

parentPort?.on('message', (question: Question) => {
  parentPort?.postMessage({ id: question.id, answer: answerOf(question) });
});

function answerOf({ search, within, nearest }: Question): unknown {
  if (search !== undefined) return index.search(search);
  return within === undefined ? nearest && index.nearest(nearest) : index.within(within);
}
