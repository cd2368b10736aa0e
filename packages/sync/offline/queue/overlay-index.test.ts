import { expect, test } from 'vitest';
import type { ChunkIndex } from '../chunks/chunk-index.ts';
import { createSlots } from '../chunks/slots.ts';
import { chunkFromRows } from '../chunks/chunk.ts';
import { createCopy } from '../store/copy.ts';
import { createMemory } from '../store/memory.ts';
import { createVersions } from '../store/versions.ts';
import {
  reading,
  readingId,
  readings,
  readingsFrom,
  testDefinition,
} from '../testing/test-tables.ts';
import { overlayIndex } from './queue-service.ts';

function indexOf(count: number): ChunkIndex {
  const memory = createMemory({ ...testDefinition, schema: testDefinition.config.schema });
  const rows = readingsFrom(0, count).map((row, at) => ({
    ...row,
    modified_time: new Date(at).toISOString(),
  }));
  const slots = createSlots(readings);
  slots.append(0, chunkFromRows(readings, rows));
  const large = memory.large.get('measurements');
  if (large !== undefined) large.slots = slots;
  const rowOf = async (_table: unknown, _slots: unknown, slot: number) => rows[slot] ?? {};
  return createCopy(memory, createVersions(), rowOf).columns<ChunkIndex>('measurements');
}

const base = indexOf(10);
const added = [
  reading(20, { user_id: 'newcomer', tag_ids: ['a', 'c'], user_tag_ids: ['a'] }),
  reading(21, { user_id: 'user-3', tag_ids: ['a'] }),
];
const index = overlayIndex(readings, base, added);

test('appends rows after the last slot in every column', () => {
  expect(index.count).toBe(12);
  expect([...index.live]).toEqual(Array.from({ length: 12 }, () => 1));
  expect([...index.numbers('value')]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 20, 21]);
  expect(index.numbers('created_time')[10]).toBe(Date.parse(String(added[0]?.['created_time'])));
  expect([...index.bytes('valid')].slice(9)).toEqual([1, 1, 1]);
  expect([...index.counts('length')].slice(9)).toEqual([6, 7, 7]);
});

test('uses the same codes for texts and lists of both', () => {
  const users = index.codes('user_id');
  const names = [...users].map((code) => index.texts('user_id')[code]);
  expect(names.slice(9)).toEqual(['user-2', 'newcomer', 'user-3']);
  expect(users[11]).toBe(users[3]);
  const lists = (column: string) =>
    [...index.codes(column)].map((code) => index.lists(column)[code]).slice(9);
  expect(lists('tag_ids')).toEqual([['a'], ['a', 'c'], ['a']]);
  expect(lists('user_tag_ids')).toEqual([['a', 'b'], ['a'], ['a', 'b']]);
});

test('finds rows of the table and of the queue by id', async () => {
  expect(index.slotOf(readingId(3))).toBe(3);
  expect(index.slotOf(readingId(20).toUpperCase())).toBe(10);
  expect(index.slotOf(readingId(99))).toBe(-1);
  expect([index.id(9), index.id(10)]).toEqual([9, 20].map(readingId));
  expect(await index.row(10)).toEqual(added[0]);
  expect(await index.row(3)).toMatchObject({ value: 3 });
});

test('does not change the table itself', () => {
  expect(base.count).toBe(10);
  expect(base.texts('user_id')).not.toContain('newcomer');
  expect(base.slotOf(readingId(20))).toBe(-1);
});
