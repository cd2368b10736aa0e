import { expect, test } from 'vitest';
import { complianceSearchOf } from './compliance-search.ts';

const id = '0190f5f0-0000-7000-8000-000000000001';

test.each([
  [{}, {}],
  [
    { from: '2026-11-01', to: '2026-11-30' },
    { from: '2026-11-01', to: '2026-11-30' },
  ],
  [{ from: '2026-11-30', to: '2026-11-01' }, {}],
  [{ from: '2025-01-01', to: '2026-11-01' }, {}],
  [{ from: '2026-11-31', to: '2026-12-01' }, {}],
  [{ from: '2016-12-31', to: '2017-01-02' }, {}],
  [{ from: '2026-11-01' }, {}],
  [
    { figure: 'tests', tag: id },
    { figure: 'tests', tag: id },
  ],
  [{ tag: id }, {}],
  [{ figure: 'salaries', tag: id }, {}],
  [{ figure: 'alerts', tag: 'x' }, { figure: 'alerts' }],
])('an address with %j is read as %j', (search, expected) => {
  expect(complianceSearchOf(search)).toEqual(expected);
});
