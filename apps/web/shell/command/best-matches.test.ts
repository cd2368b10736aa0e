import { expect, test } from 'vitest';
import { bestMatches } from './best-matches.ts';

const names = ['Ana Lucía Quispe', 'Lucia Ann Moss', 'Diego Quispe', 'Bjørn Halvorsen'];
const find = (query: string, most = 9) => bestMatches(names, query, (name) => name, most);

test.each([
  ['lucia', ['Lucia Ann Moss', 'Ana Lucía Quispe']],
  ['qui d', ['Diego Quispe']],
  ['HALV', ['Bjørn Halvorsen']],
  ['zz', []],
])('%s finds %j', (query, found) => {
  expect(find(query)).toEqual(found);
});

test('an empty input gives the first ones', () => {
  expect(find('  ', 2)).toEqual(names.slice(0, 2));
});
