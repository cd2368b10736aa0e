import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostRanges } from '#hydration/contract';
import type { CalendarRange } from '#hydration/contract';
import { defaultRanges } from './calendar-colours.ts';
import { rangesFromText, textOfRanges } from './stored-ranges.ts';

test.each([
  undefined,
  null,
  7,
  '',
  '{',
  'null',
  '{}',
  '"[]"',
  '[3]',
  '[null]',
  '[{"min":0,"max":0}]',
  '[{"min":-1,"max":0,"colour":"#f44336"}]',
  '[{"min":0.5,"max":1,"colour":"#f44336"}]',
  '[{"min":2,"max":1,"colour":"#f44336"}]',
  '[{"min":0,"max":"<","colour":"#f44336"}]',
  '[{"min":0,"max":0,"colour":"url(https://example.com)"}]',
  `[${'{"min":0,"max":0,"colour":"#f44336"},'.repeat(mostRanges)}{"min":1,"max":1,"colour":"white"}]`,
])('the stored text %j is read as the default ranges', (text) => {
  expect(rangesFromText(text)).toEqual(defaultRanges);
});

test('an empty list of ranges is kept and not replaced by the default', () => {
  expect(rangesFromText('[]')).toEqual([]);
});

test('counts that were stored as text are read as numbers', () => {
  const text = '[{"min":"0","max":"2","colour":"#FA0"},{"min":3,"max":">","colour":"white"}]';
  expect(rangesFromText(text)).toEqual([
    { min: 0, max: 2, colour: '#ffaa00' },
    { min: 3, max: '>', colour: 'white' },
  ]);
});

test('[CAL-18, CAL-19] ranges are unchanged by storing and reading', () => {
  const range = fc
    .tuple(fc.nat(1000), fc.option(fc.nat(1000)), fc.integer({ min: 0, max: 0xffffff }))
    .map(([min, more, colour]): CalendarRange => {
      const hex = `#${colour.toString(16).padStart(6, '0')}`;
      return { min, max: more === null ? '>' : min + more, colour: hex };
    });
  fc.assert(
    fc.property(fc.array(range, { maxLength: mostRanges }), (ranges) => {
      expect(rangesFromText(textOfRanges(ranges))).toEqual(ranges);
    }),
  );
});

test('any stored text gives complete ranges', () => {
  const torn = fc
    .tuple(fc.constant(textOfRanges(defaultRanges)), fc.nat(200), fc.string())
    .map(([text, at, other]) => text.slice(0, at) + other);
  const field = fc.oneof(fc.nat(), fc.string(), fc.constant('>'), fc.double(), fc.constant(null));
  const rows = fc
    .array(fc.record({ min: field, max: field, colour: field }))
    .map((list) => JSON.stringify(list));
  const json = fc.json();
  fc.assert(
    fc.property(fc.oneof(fc.string(), json, torn, rows), (text) => {
      for (const { min, max, colour } of rangesFromText(text)) {
        expect(Number.isSafeInteger(min) && min >= 0).toBe(true);
        expect(max === '>' || (Number.isSafeInteger(max) && max >= min)).toBe(true);
        expect(colour).toMatch(/^(white|#[\da-f]{6})$/);
      }
    }),
  );
});
