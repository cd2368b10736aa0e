import { expect, it } from 'vitest';
import { holdersIn } from './renderer-memory.ts';

const worker = (pid: number, url: string) => ({
  ...{ name: 'TracingSessionIdForWorker', pid },
  args: { data: { url } },
});

it('counts the processes of the page and its workers, not that of the service worker', () => {
  const events = [
    { name: 'watershade-page', pid: 1 },
    worker(1, 'http://127.0.0.1/assets/worker-a.js'),
    worker(2, 'http://127.0.0.1/assets/worker-b.js'),
    worker(3, 'http://127.0.0.1/sw.js'),
    { name: 'thread_name', pid: 4 },
  ];
  expect([...holdersIn(events)]).toEqual([1, 2]);
});
