import { expect, test } from 'vitest';
import { emptyDigest, hashSeeds, hashPrime, rowHash, sameDigest, withRow } from './row-hash.ts';

const id = new Uint32Array([0x01890000, 0x00007000, 0x80000000, 0xffffffff]);
const other = new Uint32Array([0x01890000, 0x00007000, 0x80000000, 0xfffffffe]);
const stamp = Date.UTC(2026, 10, 21, 9, 30, 0, 7);

test('keeps marks below the prime, different by lane, id and stamp', () => {
  const marks = [
    rowHash(id, 0, stamp, hashSeeds[0]),
    rowHash(id, 0, stamp, hashSeeds[1]),
    rowHash(other, 0, stamp, hashSeeds[0]),
    rowHash(id, 0, stamp + 1, hashSeeds[0]),
  ];
  expect(new Set(marks).size).toBe(4);
  for (const mark of marks) expect(mark).toBeLessThan(hashPrime);
});

test('ignores the order of rows', () => {
  const there = withRow(withRow(emptyDigest, id, 0, stamp), other, 0, stamp + 1);
  const back = withRow(withRow(emptyDigest, other, 0, stamp + 1), id, 0, stamp);
  expect(sameDigest(there, back)).toBe(true);
});

test('detects two rows that swap their stamps', () => {
  const before = withRow(withRow(emptyDigest, id, 0, stamp), other, 0, stamp + 1);
  const after = withRow(withRow(emptyDigest, id, 0, stamp + 1), other, 0, stamp);
  expect(sameDigest(before, after)).toBe(false);
});
