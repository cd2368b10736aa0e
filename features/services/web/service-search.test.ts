import { expect, test } from 'vitest';
import { serviceSearchOf } from './service-search.ts';

test.each([
  [{}, {}],
  [{ tab: 'services' }, {}],
  [{ tab: 'nonsense' }, {}],
  [{ tab: 'outbox' }, { tab: 'outbox' }],
  [{ tab: 'formulas', formula: '' }, { tab: 'formulas' }],
  [{ formula: 'heat-index' }, { tab: 'formulas', formula: 'heat-index' }],
  [{ tab: 'outbox', formula: 7 }, { tab: 'outbox' }],
])('%j asks for %j', (search, asked) => {
  expect(serviceSearchOf(search)).toEqual(asked);
});
