import { expect, test } from 'vitest';
import { exampleRow, importMessages, newTagText } from '#imports/contract';
import type { SheetRow } from '#imports/contract';
import { tagMessages } from '#tags/contract';
import { createTagReader, verifiedRow, verifyRows } from './verify-rows.ts';
import type { VerifyInput } from './verify-rows.ts';

let number = 0;
const empty = { email: '', password: '', tags: '', jobs: '', locations: '' };
const rowOf = (more: Partial<SheetRow>): SheetRow => {
  return { ...empty, row: 2, name_first: 'Ana', name_last: '', ...more };
};
const look = (rows: readonly Partial<SheetRow>[], more: Partial<VerifyInput> = {}) => [
  ...verifyRows({
    ...{ rows: rows.map((row, index) => rowOf({ row: index + 2, ...row })), extra: [] },
    ...{
      people: [],
      takenEmails: new Set<string>(),
      foreignDomains: new Set<string>(),
      tags: [],
      organisation: 'Acme',
    },
    ...{
      passwords: { minimum: 8, common: new Set<string>() },
      newId: () => `id-${String((number += 1))}`,
    },
    ...more,
  }),
];

test.each([
  ['as it came', exampleRow],
  [
    'with its e-mail alone',
    { name_first: 'Ben', email: ' Ana.Ruiz@example.com ', password: 'deep rain' },
  ],
  ['without an account', { ...exampleRow, email: '', password: '' }],
])('the example row is never imported, %s', (_how, row) => {
  const [found] = look([row]);
  expect(found?.action).toBe('skip');
  expect(found?.errors).toContainEqual({ field: 'email', message: importMessages.isExample });
});

test('a row that replaces the example is imported, whatever is left of its tags', () => {
  const [found] = look([{ ...exampleRow, name_first: 'Ben', email: 'ben@x.example' }]);
  expect(found).toMatchObject({ action: 'create', errors: [] });
});

test('the organisation sets the minimum password length', () => {
  const [short] = look([{ email: 'ana@x.example', password: '1234567' }]);
  expect(short?.errors).toEqual([{ field: 'password', message: 'Minimum 8 characters' }]);
});

test('a password must not be a word of the person or the organisation', () => {
  const [own] = look([{ email: 'ana@x.example', password: 'ACME-2026' }]);
  expect(own?.errors).toEqual([{ field: 'password', message: 'This password is too common' }]);
});

test('existing names complete missing ones', () => {
  const email = 'ana@x.example';
  const people = [{ user_id: 'p', name_first: '', name_last: 'Ruiz', email }];
  const [found] = look([{ name_first: '', email }], { people, takenEmails: new Set([email]) });
  expect(found).toMatchObject({ action: 'update', user_id: 'p', errors: [] });
});

test('a tag is one in any case, of one type, and noted once as new', () => {
  const rows = look([
    { tags: 'Wet hole, wet HOLE', jobs: 'Driller' },
    { name_first: 'Ben', tags: 'WET HOLE', locations: 'driller' },
    { name_first: 'Cem', jobs: 'DRILLER' },
  ]);
  expect(rows.map(({ tags }) => tags.map(({ name, type }) => `${type}: ${name}`))).toEqual([
    ['default: Wet hole', 'job: Driller'],
    ['default: Wet hole', 'location: driller'],
    ['job: Driller'],
  ]);
  expect(rows.map(({ action, errors }) => [action, errors])).toEqual([
    ['create', []],
    ['skip', [{ field: 'locations', message: 'This tag already exists' }]],
    ['create', []],
  ]);
  expect(rows.flatMap(({ warnings }) => warnings.map(({ message }) => message))).toEqual([
    'Will be created: Wet hole',
    'Will be created: Driller',
  ]);
  expect(rows[0]?.tags[0]?.tag_id).toBe(rows[1]?.tags[0]?.tag_id);
});

test('the returned row has no password and no id of a new person', () => {
  const [row] = look([{ email: 'ana@x.example', password: 'a good secret', tags: 'Wet hole' }]);
  if (row === undefined) throw new Error('There is no row');
  const shown = verifiedRow(row);
  expect(JSON.stringify(shown)).not.toContain('a good secret');
  expect(shown).toMatchObject({ user_id: null, has_password: true, tags: [{ tag_id: null }] });
});

test('rows without a name are no namesakes', () => {
  const rows = look([{ name_first: '' }, { name_first: '' }, {}, {}]);
  expect(rows.map(({ warnings }) => warnings.map(({ message }) => message))).toEqual([
    ...[[], [], []],
    ['The same name appears earlier in the file'],
  ]);
});

const there = [
  { tag_id: 'day', name: 'Day crew', type: 'default' as const },
  { tag_id: 'pit', name: 'Pit 12', type: 'location' as const },
];

function reader() {
  let made = 0;
  const read = createTagReader({ tags: there, newId: () => `new-${String((made += 1))}` });
  return (row: Partial<Record<'tags' | 'jobs' | 'locations', string>>) =>
    read({ tags: '', jobs: '', locations: '', ...row } as SheetRow);
}

test('names are separated by commas, and match existing tags in any case', () => {
  const { tags, errors } = reader()({ tags: ' day CREW ,, ', locations: 'PIT 12' });
  expect(tags).toEqual([
    { tag_id: 'day', name: 'Day crew', type: 'default', is_new: false },
    { tag_id: 'pit', name: 'Pit 12', type: 'location', is_new: false },
  ]);
  expect(errors).toEqual([]);
});

test('a new name is one tag in all rows, noted at the first row that counts', () => {
  const read = reader();
  const [skipped, first, second] = [
    read({ tags: 'Kiln crew' }),
    read({ tags: 'kiln CREW, Kiln crew' }),
    read({ tags: 'Kiln Crew' }),
  ];
  for (const { tags } of [skipped, first, second]) {
    expect(tags).toEqual([{ tag_id: 'new-1', name: 'Kiln crew', type: 'default', is_new: true }]);
  }
  expect(first.take()).toEqual([
    { field: 'tags', message: newTagText('Kiln crew'), code: 'new_tag' },
  ]);
  expect(second.take()).toEqual([]);
});

test('a name has one type, whether it exists or came with an earlier row', () => {
  const read = reader();
  expect(read({ jobs: 'Pit 12' }).errors).toEqual([
    { field: 'jobs', message: tagMessages.nameTaken },
  ]);
  read({ jobs: 'Scaffolding' });
  const later = read({ locations: 'scaffolding' });
  expect(later.errors).toEqual([{ field: 'locations', message: tagMessages.nameTaken }]);
});

test('an invalid tag name is an error of its field in each row', () => {
  const read = reader();
  for (const row of [{ tags: 'ab' }, { tags: 'Day crew, ab' }]) {
    expect(read(row).errors).toEqual([
      { field: 'tags', message: 'Tag name must be at least 3 characters' },
    ]);
  }
});
