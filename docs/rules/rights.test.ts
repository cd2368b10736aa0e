import { expect, test } from 'vitest';
import { endpoints } from '../../apps/server/composition.ts';
import { cell, ruleList } from './rule-list.ts';

const ways = ruleList('rights');
const reach = ruleList('reach');
const actors = ruleList('actors').map((row) => cell(row, 'actor'));

/** The kinds of actors, each at least once. */
const kinds = [
  'admin',
  'each slider level',
  'expired',
  'limited',
  'manager of a tag',
  'manager organisation-wide',
  'none',
  'other organisation',
  'owner',
  'signed out',
  'special',
];
const gates = ['public', 'signed_in', 'admin', 'owner', 'support'];
const rows = ['own', 'same_tag', 'other_tag', 'no_tag', 'hidden', 'elsewhere'];

test('rights-row-missing: every endpoint has a row, and every row an endpoint', () => {
  const named = endpoints.map(({ name }) => name).toSorted();
  expect([...new Set(ways.map((way) => cell(way, 'endpoint')))].toSorted()).toEqual(named);
});

test('every row names a gate, and a right if it is about a person', () => {
  const rights = new Set(reach.map((row) => cell(row, 'right')));
  for (const way of ways) {
    expect(gates).toContain(cell(way, 'gate'));
    if (cell(way, 'right') !== '-') expect(rights).toContain(cell(way, 'right'));
    for (const word of ['may', 'no', 'unseen']) {
      expect(cell(way, word)).toMatch(/^(-|200|401|403|404|rejected)$/);
    }
  }
});

test('the gate of a row is the right that its endpoint requires', () => {
  const asked = {
    ...{ public: 'public', signed_in: 'signed_in' },
    ...{ org_admin: 'admin', owner: 'owner', support_admin: 'support' },
  } as const;
  for (const way of ways) {
    const right = endpoints.find(({ name }) => name === cell(way, 'endpoint'))?.right;
    // A call may require an admin first, and then accept only owners, or only the support team.
    const gate = cell(way, 'gate') as 'owner' | 'support';
    const first = { owner: ['admin'], support: ['admin', 'signed_in'] }[gate] ?? [];
    const gates = [...first, gate];
    expect(gates, cell(way, 'endpoint')).toContain(asked[right as keyof typeof asked]);
  }
});

test('every kind of actor is listed, and reach.tsv has the rights of each', () => {
  const found = new Set(ruleList('actors').map((row) => cell(row, 'kind')));
  expect([...found].toSorted()).toEqual(kinds);
  for (const row of reach) {
    expect(Object.keys(row)).toEqual(['right', 'row', ...actors]);
    for (const actor of actors) expect(cell(row, actor)).toMatch(/^(may|no|unseen|out)$/);
  }
});

test('every right is listed for every row, and every gate once', () => {
  const said = reach.map((row) => `${cell(row, 'right')} ${cell(row, 'row')}`);
  const rights = [...new Set(reach.map((row) => cell(row, 'right')))];
  const wanted = rights.flatMap((right) =>
    gates.includes(right) ? [`${right} any`] : rows.map((row) => `${right} ${row}`),
  );
  expect(said.toSorted()).toEqual(wanted.toSorted());
});

test('a caller without a sign-in passes only the public gate', () => {
  for (const row of reach) {
    const wanted = cell(row, 'right') === 'public' ? 'may' : 'out';
    for (const actor of ['signed_out', 'expired', 'disabled'])
      expect(cell(row, actor)).toBe(wanted);
  }
});
