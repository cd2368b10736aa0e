import { expect, test, vi } from 'vitest';
import { runLoops } from './run-loops.ts';

function silentLog() {
  const warn = vi.fn();
  return { warn, log: { warn, info: vi.fn(), error: vi.fn() } as never };
}

/** A promise that the test resolves. */
function deferred() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

test('a round follows at once while there is work, and after a pause when there is none', async () => {
  const left = [3, 2, 1, 0];
  const done = deferred();
  const loop = runLoops(
    [
      {
        ...{ name: 'count', pause: 60_000 },
        round: () => {
          const count = left.shift() ?? 0;
          if (left.length === 0) done.resolve();
          return Promise.resolve(count);
        },
      },
    ],
    silentLog().log,
  );
  await done.promise;
  // Stopping ends the pause of a minute.
  await loop.stop();
  expect(left).toEqual([]);
});

test('an error is logged, and the loop goes on', async () => {
  const { warn, log } = silentLog();
  const again = deferred();
  let rounds = 0;
  const loop = runLoops(
    [
      {
        ...{ name: 'broken', pause: 60_000 },
        round: () => {
          rounds += 1;
          if (rounds === 1) return Promise.reject(new Error('no connection'));
          again.resolve();
          return Promise.resolve(0);
        },
      },
    ],
    log,
  );
  await again.promise;
  await loop.stop();
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { loop: 'broken', reason: 'no connection' },
    'a round of background work failed',
  );
});

test('a stop waits for the round in progress', async () => {
  const end = deferred();
  const loop = runLoops(
    [{ name: 'slow', pause: 1, round: () => end.promise.then(() => 1) }],
    silentLog().log,
  );
  let isStopped = false;
  const stopped = loop.stop().then(() => {
    isStopped = true;
  });
  await Promise.resolve();
  expect(isStopped).toBe(false);
  end.resolve();
  await stopped;
  expect(isStopped).toBe(true);
});
