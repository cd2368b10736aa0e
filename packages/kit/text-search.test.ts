import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText, matchesSearch } from './text-search.ts';

test.each([
  ['lucia', true],
  ['LUCÍA quispe', true],
  ['quispe ana', true],
  ['  day   crew ', true],
  ['', true],
  ['lucio', false],
  ['ana night', false],
])('%j finds Ana Lucía Quispe of the Day Crew: %s', (search, expected) => {
  expect(matchesSearch(search, ['Ana Lucía Quispe', 'Day Crew'])).toBe(expected);
});

test('letters without a decomposition match their plain equivalents', () => {
  expect(foldText('Bjørn Łukasz Strauß')).toBe('bjorn lukasz strauss');
});

test('any text matches itself', () => {
  fc.assert(fc.property(fc.string(), (text) => matchesSearch(text, [text])));
});
