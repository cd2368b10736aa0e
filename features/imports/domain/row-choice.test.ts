import { expect, test } from 'vitest';
import { importMessages } from '#imports/contract';
import type { VerifiedRow } from '#imports/contract';
import { csvText } from '#packages/kit';
import { actionCounts, firstTicked, problemsFile } from './row-choice.ts';

const rowOf = (row: number, more: Partial<VerifiedRow> = {}): VerifiedRow => ({
  ...{ row, action: 'create', user_id: null, name_first: 'Ana', name_last: 'Ruiz', email: null },
  ...{ has_password: true, tags: [], errors: [], warnings: [], ...more },
});
const tags: VerifiedRow['tags'] = [
  { tag_id: null, name: 'Day crew', type: 'default', is_new: true },
  { tag_id: null, name: 'Pit 12', type: 'location', is_new: true },
];
const rows = [
  rowOf(2),
  rowOf(3, { action: 'update', tags, warnings: [{ field: 'password', message: 'It stays' }] }),
  rowOf(4, { action: 'skip', name_first: '=1+1', errors: [{ field: 'email', message: 'No' }] }),
  rowOf(5, {
    warnings: [{ field: 'name_first', message: importMessages.sameName, code: 'same_name' }],
  }),
];

test('all rows that can be imported are chosen, except those with an existing name', () => {
  expect([...firstTicked(rows)]).toEqual([2, 3]);
  expect(actionCounts(rows)).toEqual({ create: 2, update: 1, skip: 1 });
});

test('the problems make a file in the form of the template that runs no formula', () => {
  expect(csvText(problemsFile(rows)).split('\r\n')).toEqual([
    '\uFEFFFirst Name,Last Name,Email,Password,Tags,Jobs,Locations,Row,Problems',
    'Ana,Ruiz,,,Day crew,,Pit 12,3,It stays',
    "'=1+1,Ruiz,,,,,,4,No",
    `Ana,Ruiz,,,,,,5,"${importMessages.sameName}"`,
    '',
  ]);
});
