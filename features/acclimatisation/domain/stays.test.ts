import { expect, test } from 'vitest';
import { staysOf } from './stays.ts';

const forever = { start: Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY };
const at = (time: string) => Date.parse(time);
const joined = (tag_id: string, time: string) => ({ tag_id, time, joined: true });
const left = (tag_id: string, time: string) => ({ tag_id, time, joined: false });
const [monday, friday] = ['2026-11-02T00:00:00.000Z', '2026-11-06T00:00:00.000Z'];

test('without notes a person was always at the present locations', () => {
  expect(staysOf(['a', 'b'], undefined)).toEqual([
    { tag_id: 'a', ...forever },
    { tag_id: 'b', ...forever },
  ]);
});

test('a person who moved was at the former location until then', () => {
  const notes = [left('a', monday), joined('b', monday)];
  expect(staysOf(['b'], notes)).toEqual([
    { tag_id: 'b', start: at(monday), end: forever.end },
    { tag_id: 'a', start: forever.start, end: at(monday) },
  ]);
});

test('a person who left and came back was away between', () => {
  const notes = [left('a', monday), joined('a', friday)];
  expect(staysOf(['a'], notes)).toEqual([
    { tag_id: 'a', start: forever.start, end: at(monday) },
    { tag_id: 'a', start: at(friday), end: forever.end },
  ]);
});

test('leaves malformed notes out', () => {
  expect(staysOf(['a'], [{ tag_id: 7 }, 'x', { ...joined('a', 'never') }])).toEqual([
    { tag_id: 'a', ...forever },
  ]);
  expect(staysOf([], { tag_id: 'a' })).toEqual([]);
});
