import { expect, test } from 'vitest';
import { newTagText } from '#imports/contract';
import type { SheetRow } from '#imports/contract';
import { tagMessages } from '#tags/contract';
import { createTagReader } from './row-tags.ts';

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
  expect(first.take()).toEqual([{ field: 'tags', message: newTagText('Kiln crew') }]);
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
