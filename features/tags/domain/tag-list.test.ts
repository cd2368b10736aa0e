import { expect, test } from 'vitest';
import { shownTags } from './tag-list.ts';
import type { TagQuery, TagRow } from './tag-list.ts';

const row = (name: string, users: number, more: { is_hidden?: boolean; active?: boolean } = {}) => {
  const times = { created_time: '', modified_time: '' };
  const plain = { type: 'default', is_hidden: false, active: true, metadata: {} } as const;
  const tag = { tag_id: name, name, ...plain, ...times, ...more };
  return { tag, users, managers: 0, measurements: 0, isPending: false } satisfies TagRow;
};
const rows = [
  row('Night crew', 4),
  row('day crew', 9),
  row('Équipe', 4),
  row('Old crew', 1, { is_hidden: true }),
  row('Gone crew', 0, { active: false }),
];
const names = (query: Partial<TagQuery>) =>
  shownTags(rows, {
    ...{ search: '', showHidden: false, sort: 'name', descending: false },
    ...query,
  }).map(({ tag }) => tag.name);

test('tags are sorted by name; hidden and deleted ones only appear on request', () => {
  expect(names({})).toEqual(['day crew', 'Équipe', 'Night crew']);
  expect(names({ showHidden: true })).toEqual([
    ...['day crew', 'Équipe', 'Gone crew', 'Night crew', 'Old crew'],
  ]);
});

test('tags are found by any part of the name, in any case and without accents', () => {
  expect(names({ search: 'EQUIPE' })).toEqual(['Équipe']);
  expect(names({ search: 'crew' })).toEqual(['day crew', 'Night crew']);
  expect(names({ search: 'old' })).toEqual([]);
});

test('sorted by a number, equal tags stay sorted by name in both directions', () => {
  expect(names({ sort: 'users', descending: true })).toEqual(['day crew', 'Équipe', 'Night crew']);
  expect(names({ sort: 'users' })).toEqual(['Équipe', 'Night crew', 'day crew']);
  expect(names({ descending: true })).toEqual(['Night crew', 'Équipe', 'day crew']);
});
