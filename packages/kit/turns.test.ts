import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('work runs one after the other, also after a failed one', async () => {
  const [happened, ends]: [string[], (() => void)[]] = [[], []];
  const inTurn = createTurns();
  const work = (name: string) =>
    inTurn(async () => {
      happened.push(`${name} begins`);
      await new Promise<void>((resolve) => ends.push(resolve));
      happened.push(`${name} ends`);
      if (name === 'first') throw new Error('refused');
      return name;
    });
  const [first, second] = [work('first'), work('second')];
  first.catch(() => undefined);
  await Promise.resolve();
  await Promise.resolve();
  expect(happened).toEqual(['first begins']);
  ends[0]?.();
  await expect(first).rejects.toThrow('refused');
  await Promise.resolve();
  await Promise.resolve();
  ends[1]?.();
  expect(await second).toBe('second');
  expect(happened).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});
