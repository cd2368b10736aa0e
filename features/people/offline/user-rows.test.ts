import { expect, it } from 'vitest';
import type { Copy } from '#packages/sync/offline';
import {
  peopleNamed,
  peopleNames,
  peoplePictures,
  peopleTables,
  personPicture,
} from './user-rows.ts';

const person = (user_id: string, more: object = {}) => ({
  ...{ user_id, name_first: user_id, name_last: '', email: null, active: true },
  ...{ is_hidden: false, has_picture: true, modified_time: '2026-01-01T00:00:00.000Z' },
  ...more,
});
const people = [
  person('zoe'),
  person('ana', { has_picture: false }),
  person('gone', { active: false }),
  person('hidden', { is_hidden: true }),
];
const pictures = ['zoe', 'ana'].map((id) => ({ id, image: `picture of ${id}` }));

const copy: Copy = {
  rows: <Row extends object>(table: string) => {
    const users = people.map((row) => [row.user_id, row] as const);
    const images = pictures.map((row) => [row.id, row] as const);
    return new Map<string, object>(table === 'users' ? users : images) as unknown as ReadonlyMap<
      string,
      Row
    >;
  },
  columns: () => {
    throw new Error('not expected');
  },
  unsent: () => new Map(),
  memo: (_key, _tables, compute) => compute(),
};
const context = { now: 0, user_id: 'zoe' };

it('[USER-38] lists active, visible people in alphabetical order', async () => {
  const names = await peopleNames.run(copy, {}, context);
  expect(names.map(({ name }) => name)).toEqual(['ana', 'zoe']);
});

it('lists picked people, also hidden and removed ones, and leaves out unknown ids', async () => {
  const named = await peopleNamed.run(copy, { user_ids: ['hidden', 'none', 'gone'] }, context);
  expect(named.map(({ name }) => name)).toEqual(['hidden', 'gone']);
});

it('shows a stored picture only if the person still has one', async () => {
  expect(await personPicture.run(copy, { user_id: 'zoe' }, context)).toBe('picture of zoe');
  expect(await personPicture.run(copy, { user_id: 'ana' }, context)).toBeNull();
});

it('requests pictures of all active people who have one', () => {
  expect(peoplePictures(copy).map(({ path }) => path)).toEqual([
    '/v2/user/image/zoe',
    '/v2/user/image/hidden',
  ]);
});

it('derives the members of a tag from the tags of each person', () => {
  const [userTags] = peopleTables[0]?.derive ?? [];
  const rows = userTags?.rows({ user_id: 'zoe', tag_ids: ['a', 'b'] }) ?? [];
  expect(rows.map((row) => userTags?.key(row))).toEqual(['zoe/a', 'zoe/b']);
  expect(userTags?.rows({ user_id: 'zoe', tag_ids: null })).toEqual([]);
});
