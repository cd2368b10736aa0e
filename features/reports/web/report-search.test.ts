import { expect, test } from 'vitest';
import { reportSearchOf } from './report-search.ts';

const run = '01900000-0000-7000-8000-000000000001';

test.each([
  [{}, {}],
  [{ tab: 'scheduled' }, {}],
  [{ tab: 'nothing', run: 'x' }, {}],
  [{ tab: 'sent' }, { tab: 'sent' }],
  [{ run }, { tab: 'sent', run }],
  [{ tab: 'audit' }, { tab: 'audit' }],
  [{ entity: 'roster' }, { tab: 'audit', entity: 'roster' }],
])('an address with %j is read as %j', (search, read) => {
  expect(reportSearchOf(search)).toEqual(read);
});
