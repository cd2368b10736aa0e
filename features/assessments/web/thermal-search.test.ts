import { expect, test } from 'vitest';
import { thermalSearchOf } from './thermal-search.ts';

const id = '01900000-0000-7000-8000-000000000000';

test.each([
  [{}, {}],
  [{ run: 'x', from: 3 }, {}],
  [{ run: id, from: id }, { run: id }],
  [
    { run: id, print: true },
    { run: id, print: true },
  ],
  [{ from: id, print: true }, { from: id }],
])('the URL %j gives %j', (search, asked) => {
  expect(thermalSearchOf(search)).toEqual(asked);
});
