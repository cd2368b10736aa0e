import { expect, test } from 'vitest';
import { cell, ruleList } from './rule-list.ts';
import { textsOf, withPlaces } from './source-texts.ts';

const texts = ruleList('texts');

test('exact-text: every text is in the code of its feature, letter by letter', () => {
  const missing = texts
    .filter((rule) => !textsOf(cell(rule, 'feature')).has(withPlaces(cell(rule, 'text'))))
    .map((rule) => `${cell(rule, 'id')} ${cell(rule, 'text')}`);
  expect(missing).toEqual([]);
  expect(texts.length).toBeGreaterThan(50);
  // All code is read for it, also where others are at work on the machine.
}, 60_000);

test('a text that differs by a letter is not found', () => {
  expect(textsOf('http').has('Server not responsive')).toBe(true);
  expect(textsOf('http').has('Server not responsive.')).toBe(false);
  expect(textsOf('http').has('Failed to update. ')).toBe(true);
  expect(textsOf('http').has('Failed to update.')).toBe(false);
});
