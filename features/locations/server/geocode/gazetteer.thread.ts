import { parentPort } from 'node:worker_threads';
import { indexCities } from './gazetteer-index.ts';
import type { FromThread, Question } from './gazetteer.ts';
import { readCities } from './read-cities.ts';

// Requests meanwhile wait in the port. A failure ends the thread and is reported to its owner.
const index = indexCities(await readCities());

const post = (message: FromThread) => parentPort?.postMessage(message);
post({ id: null });
parentPort?.on('message', (question: Question) => {
  post({ id: question.id, answer: answerOf(question) });
});

function answerOf({ search, within, nearest }: Question): unknown {
  if (search !== undefined) return index.search(search);
  return within === undefined ? nearest && index.nearest(nearest) : index.within(within);
}
