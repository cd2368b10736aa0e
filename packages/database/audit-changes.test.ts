import { expect, test } from 'vitest';
import {
  boundedChanges,
  changesOf,
  hiddenChange,
  mostAuditFields,
  mostAuditValue,
} from './audit-changes.ts';

test('only fields that differ are listed, in the given order', () => {
  const before = { name: 'Ana', email: null, level: 3, tags: ['a'], kept: { x: 1, y: 2 } };
  const after = { level: 3, name: 'Anna', email: 'a@b.c', tags: ['a', 'b'], kept: { y: 2, x: 1 } };
  expect(changesOf(before, after, ['email', 'name', 'level', 'tags', 'kept'])).toEqual([
    { field: 'email', before: null, after: 'a@b.c' },
    { field: 'name', before: 'Ana', after: 'Anna' },
    { field: 'tags', before: ['a'], after: ['a', 'b'] },
  ]);
});

test('fields that are not asked for are left out', () => {
  expect(changesOf({ a: 1, password: 'old' }, { a: 2, password: 'new' }, ['a'])).toEqual([
    { field: 'a', before: 1, after: 2 },
  ]);
});

test('a missing value is null, and an inherited property is no value', () => {
  expect(changesOf({}, { a: 1 }, ['a', 'b', 'toString'])).toEqual([
    { field: 'a', before: null, after: 1 },
  ]);
  expect(changesOf({ a: undefined }, { a: null }, ['a'])).toEqual([]);
});

test('of secret fields only the name is listed', () => {
  expect(changesOf({ notes: 'a' }, { notes: 'b' }, ['notes'], ['notes'])).toEqual([
    hiddenChange('notes'),
  ]);
  expect(changesOf({ notes: 'a' }, { notes: 'a' }, ['notes'], ['notes'])).toEqual([]);
});

test.each([
  ['text', 'x'.repeat(1000)],
  ['text with characters that JSON escapes', '"\n'.repeat(1000)],
  ['text of surrogate pairs', 'a' + '🌡'.repeat(1000)],
  ['a list', Array.from({ length: 400 }, (_, nth) => nth)],
])('a long value is cut with a mark: %s', (_, after) => {
  const [stored] = boundedChanges([{ field: 'a', before: null, after }]);
  const text = String(stored?.after);
  expect(text.endsWith('…')).toBe(true);
  expect(JSON.stringify(text).length).toBeLessThanOrEqual(mostAuditValue);
  expect(JSON.stringify(text).length).toBeGreaterThan(mostAuditValue - 12);
  expect(JSON.stringify(text)).not.toMatch(/\\ud/);
});

test('a value that just fits is not cut', () => {
  const after = 'x'.repeat(mostAuditValue - 2);
  const change = { field: 'a', before: null, after };
  expect(boundedChanges([change])).toEqual([change]);
});

test('of too many fields the first are stored, and how many others there were', () => {
  const changes = Array.from({ length: 40 }, (_, nth) => hiddenChange(String(nth)));
  const stored = boundedChanges(changes);
  expect(stored).toHaveLength(mostAuditFields);
  expect(stored.at(-2)).toEqual(hiddenChange('28'));
  expect(stored.at(-1)).toEqual({ field: '_others', before: null, after: 11 });
  expect(boundedChanges(changes.slice(0, 30))).toEqual(changes.slice(0, 30));
});
