import { expect, test } from 'vitest';
import { seasonSearchOf } from './season-search.ts';

const id = '0190f5f0-0000-7000-8000-000000000001';

test.each([
  [{}, {}],
  [
    { from: '2026-11-01', to: '2026-11-30', location: id, job: 'x', day: '2026-11-10' },
    { from: '2026-11-01', to: '2026-11-30', location: id, day: '2026-11-10' },
  ],
  [{ from: '2026-11-30', to: '2026-11-01' }, {}],
  [{ from: '2025-01-01', to: '2026-11-01' }, {}],
  [{ from: '2026-11-01' }, {}],
  [{ figure: 'breaks', day: '2026-11-31' }, { figure: 'breaks' }],
  [{ figure: 'salaries' }, {}],
])('an address with %j is read as %j', (search, expected) => {
  expect(seasonSearchOf(search)).toEqual(expected);
});
