import { expect, it } from 'vitest';
import { until } from './until.ts';

it('gives what the probe finds at last, past failures and empty answers', async () => {
  const answers = [
    () => undefined,
    () => false as const,
    () => {
      throw new Error('not yet');
    },
    () => 'found',
  ];
  expect(await until('answer', () => answers.shift()?.())).toBe('found');
  expect(answers).toEqual([]);
});

it('says what it waited for and why the last look failed', async () => {
  const failing = until(
    'ship',
    () => {
      throw new Error('fog');
    },
    0,
  );
  await expect(failing).rejects.toMatchObject({
    message: 'Within 0 ms there was no ship.',
    cause: new Error('fog'),
  });
});
