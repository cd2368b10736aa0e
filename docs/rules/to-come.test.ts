import { expect, test } from 'vitest';
import { cell, ruleList } from './rule-list.ts';

const rules = ruleList('to-come');
const keyOf = (rule: (typeof rules)[number]) => `${cell(rule, 'kind')} ${cell(rule, 'id')}`;

/** Maximum number of rows of each kind. A change that implements one lowers the number. */
const ceilings: Record<string, number> = { call: 0, text: 0, constant: 4 };

test('every entry is on a list of the specifications, once, with its feature', () => {
  const known = new Map<string, string>([
    ...ruleList('calls').map(
      (rule) =>
        [`call ${cell(rule, 'method')} ${cell(rule, 'path')}`, cell(rule, 'feature')] as const,
    ),
    ...ruleList('texts').map(
      (rule) => [`text ${cell(rule, 'id')}`, cell(rule, 'feature')] as const,
    ),
    ...ruleList('constants').map(
      (rule) => [`constant ${cell(rule, 'name')}`, cell(rule, 'feature')] as const,
    ),
  ]);
  const strangers = rules.filter((rule) => known.get(keyOf(rule)) !== cell(rule, 'feature'));
  expect(strangers.map(keyOf)).toEqual([]);
  expect(new Set(rules.map(keyOf)).size).toBe(rules.length);
});

test('the list only shrinks', () => {
  const counts = Object.keys(ceilings).map((kind) => [
    kind,
    rules.filter((rule) => cell(rule, 'kind') === kind).length,
  ]);
  expect(Object.fromEntries(counts)).toEqual(ceilings);
});
