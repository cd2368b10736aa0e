import { randomFillSync } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createId, isId, isRowId } from './id.ts';

const random = (bytes: Uint8Array) => void randomFillSync(bytes);

test('[PLAT-04] a new id is version 7, lower case and contains its time', () => {
  const id = createId(Date.UTC(2026, 10, 21), (bytes) => bytes.fill(0xff));
  expect(id.slice(13)).toBe('-7fff-bfff-ffffffffffff');
  expect(parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.UTC(2026, 10, 21));
  expect(isId(id)).toBe(true);
});

test('ids of later milliseconds sort later', () => {
  fc.assert(
    fc.property(fc.nat(2 ** 42), fc.integer({ min: 1, max: 2 ** 20 }), (now, later) => {
      expect(createId(now, random) < createId(now + later, random)).toBe(true);
    }),
  );
});

test.each([
  ['00000000-0000-0000-0000-000000000000', true],
  ['ffffffff-ffff-ffff-ffff-ffffffffffff', true],
  ['00000000-0000-8000-8000-000000000001', true],
  ['2F1C7A7E-0F63-11EF-9262-0242AC120002', true],
  ['2f1c7a7e-0f63-01ef-9262-0242ac120002', false],
  ['2f1c7a7e-0f63-91ef-9262-0242ac120002', false],
  ['2f1c7a7e-0f63-11ef-c262-0242ac120002', false],
  ['2f1c7a7e0f6311ef92620242ac120002', false],
  ['', false],
])('%s is an id: %s', (text, expected) => {
  expect(isId(text)).toBe(expected);
});

test.each([
  ['00000000-0000-0000-0000-000000000000', false],
  ['ffffffff-ffff-ffff-ffff-ffffffffffff', false],
  ['FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF', false],
  ['2f1c7a7e-0f63-91ef-9262-0242ac120002', false],
  ['2f1c7a7e-0f63-11ef-c262-0242ac120002', false],
  ['00000000-0000-8000-8000-000000000001', true],
  ['2F1C7A7E-0F63-41EF-9262-0242AC120002', true],
  ['01900000-0000-7000-8000-000000000000', true],
])('%s can be the id of a row: %s', (text, expected) => {
  expect(isRowId(text)).toBe(expected);
});
