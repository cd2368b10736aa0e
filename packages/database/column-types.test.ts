import pg from 'pg';
import { expect, test } from 'vitest';
import { columnTypes } from './pool.ts';

const { builtins } = pg.types;
const read = (type: number, text: string): unknown => columnTypes.getTypeParser(type, 'text')(text);

test.each([
  ['2026-11-20 05:42:00+00', '2026-11-20T05:42:00.000Z'],
  ['2026-11-20 05:42:00.1+00', '2026-11-20T05:42:00.100Z'],
  ['2026-11-20 05:42:00.123+00', '2026-11-20T05:42:00.123Z'],
  ['2026-11-20 05:42:00.123456+00', '2026-11-20T05:42:00.123456Z'],
])('the time %s is read as %s', (text, iso) => {
  expect(read(builtins.TIMESTAMPTZ, text)).toBe(iso);
});

test.each(['infinity', '2026-11-20 05:42:00+01', '0044-03-15 00:00:00+00 BC'])(
  'the time %s is rejected instead of guessed',
  (text) => {
    expect(() => read(builtins.TIMESTAMPTZ, text)).toThrow('Not a time in UTC');
  },
);

test('a date is the same in every time zone', () => {
  expect(read(builtins.DATE, '2026-11-20')).toBe('2026-11-20');
});

test('counts and numerics are read as numbers, all other types as by the driver', () => {
  expect(read(builtins.INT8, '12000')).toBe(12_000);
  expect(read(builtins.NUMERIC, '7.25')).toBe(7.25);
  expect(read(builtins.BOOL, 't')).toBe(true);
  expect(read(builtins.JSONB, '{"a":1}')).toEqual({ a: 1 });
});
