import { expect, test } from 'vitest';
import { findJsonFault, jsonBytes } from './json-limits.ts';

const nested = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown;

test.each([0, 1, 32, 5000])('a limit of %i levels allows exactly that many', (levels) => {
  const inside = levels === 0 ? 'text' : nested(levels);
  expect(findJsonFault(inside, { depth: levels })).toBeNull();
  expect(findJsonFault(nested(levels + 1), { depth: levels })?.fault).toBe('depth');
});

test('a value nested half a million deep is rejected without using the stack', () => {
  const fault = findJsonFault(nested(500_000), { depth: 64 });
  expect(fault).toEqual({ path: Array.from({ length: 64 }, () => '0'), fault: 'depth' });
});

test.each([
  [{ a: { b: ['x', '\0'] } }, ['a', 'b', '1']],
  [{ a: '\ud800' }, ['a']],
  [{ a: { '\0': 1 } }, ['a', '\0']],
  [{ a: { 'x\udfff': {} } }, ['a', 'x\udfff']],
])('the path of a text that cannot be stored is reported: %j', (value, path) => {
  expect(findJsonFault(value, { depth: 8, storable: true })).toEqual({ path, fault: 'text' });
  expect(findJsonFault(value, { depth: 8 })).toBeNull();
});

test('bytes are counted in UTF-8', () => {
  expect(jsonBytes('é€😀')).toBe(2 + 2 + 3 + 4);
  expect(jsonBytes({ a: [1, null] })).toBe(14);
  expect(jsonBytes(undefined)).toBe(0);
});
