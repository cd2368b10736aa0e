import { expect, test } from 'vitest';
import { holderOf } from './holder.ts';
import type { HolderEntry } from './holder.ts';

const minute = 60_000;
const noon = Date.UTC(2026, 10, 27, 12);
const at = (minutes: number) => new Date(noon + minutes * minute).toISOString();
const entry = (
  entry_id: string,
  minutes: number,
  more: Partial<HolderEntry> = {},
): HolderEntry => ({
  ...{ entry_id, action: 'take', since: at(0), time: at(minutes), ends: null },
  ...{ created_time: at(minutes), ...more },
});
const holder = (entries: HolderEntry[], since = 0, now = 60) =>
  holderOf(entries, noon + since * minute, noon + now * minute)?.entry_id ?? null;

test('the first to take a case has it until they release it', () => {
  expect(holder([])).toBeNull();
  expect(holder([entry('a', 5)])).toBe('a');
  expect(holder([entry('a', 5), entry('b', 6, { action: 'release', ends: 'a' })])).toBeNull();
});

test('a release that arrives late does not end the take of somebody else', () => {
  const taken = [entry('a', 5), entry('b', 7, { ends: 'a' })];
  expect(holder(taken)).toBe('b');
  expect(holder([...taken, entry('c', 9, { action: 'release', ends: 'a' })])).toBe('b');
});

test('who takes a case twice does not get it back when the one who took it over releases it', () => {
  const twice = [entry('a', 5), entry('b', 6)];
  expect(holder(twice)).toBe('b');
  const over = [...twice, entry('c', 7, { ends: 'b' })];
  expect(holder(over)).toBe('c');
  expect(holder([...over, entry('d', 8, { action: 'release', ends: 'c' })])).toBeNull();
  expect(holder([...twice, entry('d', 8, { action: 'release', ends: 'b' })])).toBeNull();
});

test('a take belongs to its case, and not to the next one of the same person', () => {
  expect(holder([entry('a', 5)], 30)).toBeNull();
  // The clock of the device was behind when it took the case that began at 30.
  expect(holder([entry('a', 25, { since: at(30) })], 30)).toBe('a');
});

test('a take that nobody released does not hold a case for more than a day', () => {
  expect(holder([entry('a', 5)], 0, 24 * 60 + 4)).toBe('a');
  expect(holder([entry('a', 5)], 0, 24 * 60 + 6)).toBeNull();
});
