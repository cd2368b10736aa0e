import { expect, test } from 'vitest';
import { inSlices } from './in-slices.ts';
import { endProgress, onProgress, progressUnderWay } from './progress.ts';

const items = Array.from({ length: 5 }, (_, at) => at);

test('slices are sent one after another, with visible progress', async () => {
  const [sent, seen]: [number[][], string[]] = [[], []];
  const stop = onProgress(() =>
    seen.push(
      progressUnderWay()
        .map(({ label, done, total }) => `${label} ${String(done)}/${String(total)}`)
        .join(),
    ),
  );
  await inSlices({
    ...{ label: 'Hiding', items, size: 2 },
    send: (slice) => Promise.resolve(sent.push([...slice])),
  });
  stop();
  expect(sent).toEqual([[0, 1], [2, 3], [4]]);
  expect(seen).toEqual(['Hiding 0/5', 'Hiding 2/5', 'Hiding 4/5', 'Hiding 5/5', '']);
});

test('a failed slice ends the work; the number of sent items is reported', async () => {
  const reported: number[] = [];
  const send = (slice: readonly number[]) =>
    slice.includes(2) ? Promise.reject(new Error('no line')) : Promise.resolve();
  const work = inSlices({ label: 'Hiding', items, size: 2, send }, (count) => reported.push(count));
  await expect(work).rejects.toThrow('no line');
  expect(reported).toEqual([2]);
  expect(progressUnderWay()).toEqual([]);
});

test('a sign-out ends the work after the current slice', async () => {
  const sent: number[][] = [];
  await inSlices({
    ...{ label: 'Hiding', items, size: 2 },
    send: (slice) => {
      sent.push([...slice]);
      endProgress();
      return Promise.resolve();
    },
  });
  expect(sent).toEqual([[0, 1]]);
  expect(progressUnderWay()).toEqual([]);
});
