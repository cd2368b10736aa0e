import { expect, test } from 'vitest';
import { nothingOpened, openedWith } from './index.ts';

const view = { user_id: 'a', kind: 'page', day: '27 Nov 2026' } as const;
const first = openedWith(nothingOpened, view);

test('a person is recorded once a day for each kind', () => {
  expect(first).toEqual({ day: '27 Nov 2026', opened: ['page a'] });
  expect(openedWith(first ?? nothingOpened, view)).toBeNull();
  const tests = openedWith(first ?? nothingOpened, { ...view, kind: 'tests' });
  expect(tests?.opened).toEqual(['page a', 'tests a']);
  expect(openedWith(tests ?? nothingOpened, { ...view, user_id: 'b' })?.opened).toHaveLength(3);
});

test('a new day begins empty', () => {
  const next = openedWith(first ?? nothingOpened, { ...view, day: '28 Nov 2026' });
  expect(next).toEqual({ day: '28 Nov 2026', opened: ['page a'] });
});

test('a device remembers a bounded number', () => {
  const opened = Array.from({ length: 2000 }, (_, nth) => `page ${String(nth)}`);
  const next = openedWith({ day: view.day, opened }, view);
  expect([next?.opened.length, next?.opened.at(-1)]).toEqual([2000, 'page a']);
});
