import { expect, test } from 'vitest';
import { filterFromSearch } from './audit-search.ts';

const actor = '01900000-0000-7000-8000-000000000000';

test.each([
  [{}, {}],
  [
    { from: '2026-11-01', to: '2026-11-21', actor, entity: 'user' },
    { from: '2026-11-01', to: '2026-11-21', actor, entity: 'user' },
  ],
  [{ subject: actor }, { subject: actor }],
  [{ from: 'yesterday', to: '2026-02-30', actor: 'me', entity: '', subject: 'me' }, {}],
  [{ from: 7, entity: 'user', more: 'x' }, { entity: 'user' }],
])('%j is read as %j', (search, filter) => {
  expect(filterFromSearch(search)).toEqual(filter);
});
