import { expect, test } from 'vitest';
import { endpoints } from '../../apps/server/features.ts';
import { cell, ruleList } from './rule-list.ts';

const rules = ruleList('rights');

/** Who calls. The subject of every row is `worker_self`, or what belongs to them. */
const actors = [
  'anonymous',
  'disabled',
  'worker_self',
  'worker_other',
  'limited',
  'manager_same_tag',
  'manager_other_tag',
  'manager_all',
  'admin',
  'owner',
  'admin_other_org',
];

test('rights-row-missing: every endpoint has its row in the rights matrix', () => {
  const named = endpoints.map(({ name }) => name).toSorted();
  expect(rules.map((rule) => cell(rule, 'endpoint')).toSorted()).toEqual(named);
});

test('every cell is a status, or says that the row alone was refused', () => {
  for (const rule of rules) {
    expect(Object.keys(rule)).toEqual(['endpoint', 'about', ...actors]);
    for (const actor of actors) expect(cell(rule, actor)).toMatch(/^(200|401|403|404|refused)$/);
  }
});

test('whoever is not signed in reaches public calls only', () => {
  const guarded = endpoints.filter(({ right }) => right !== 'public').map(({ name }) => name);
  const cells = guarded.map((name) => {
    const rule = rules.find((each) => cell(each, 'endpoint') === name) ?? {};
    return [cell(rule, 'anonymous'), cell(rule, 'disabled')];
  });
  expect(cells).toEqual(guarded.map(() => ['401', '401']));
});
