import { expect, it } from 'vitest';
import type { Copy } from '#packages/sync/offline';
import { addableToTag, managersOfTag, membersOfTag } from './tag-people.ts';

const person = (user_id: string, tag_ids: string[], more: object = {}) => ({
  ...{ user_id, name_first: user_id, name_last: '', email: null, tag_ids },
  ...{ active: true, is_hidden: false, ...more },
});
const permission = (user_id: string, access: string, tag_id: string | null, active = true) => ({
  ...{ permission_id: `${user_id}-${access}`, user_id, access, tag_id, active },
});
const tables: Record<string, object[]> = {
  users: [
    person('zoe', ['day']),
    person('ana', ['day', 'night'], { is_hidden: true }),
    person('left', ['day'], { active: false }),
    person('ben', ['night']),
    person('eve', ['late']),
    person('hid', ['late'], { is_hidden: true }),
  ],
  permissions: [
    permission('zoe', 'manager', 'day'),
    permission('ana', 'manager,view_measure', 'day'),
    permission('left', 'manager', 'day'),
    permission('ben', 'manager', null),
    permission('boss', 'manager', null),
    permission('ben', 'view_user', 'day'),
    permission('ben', 'manager', 'day', false),
    permission('two', 'manager', 'day'),
    permission('two', 'manager,view_user', 'late'),
  ],
};
const copy: Copy = {
  rows: <Row extends object>(table: string) =>
    new Map(
      (tables[table] ?? []).map((row, index) => [String(Object.values(row)[0] ?? index), row]),
    ) as unknown as ReadonlyMap<string, Row>,
  columns: () => {
    throw new Error('not expected');
  },
  unsent: () => new Map(),
  memo: (_key, _tables, compute) => compute(),
};
const context = { now: 0, user_id: 'zoe' };

it('lists who manages the people of a tag by a permission on that tag', async () => {
  const managers = await managersOfTag.run(copy, { tag_id: 'day' }, context);
  expect(managers.map(({ user_id }) => user_id)).toEqual(['ana', 'zoe']);
});

it('lists all members of a tag, hidden people too', async () => {
  expect(await membersOfTag.run(copy, { tag_id: 'day' }, context)).toEqual(['zoe', 'ana']);
});

it('lists whom a manager may add: visible people of other tags that they edit', async () => {
  const addable = (tag_id: string, user_id: string) =>
    addableToTag.run(copy, { tag_id }, { now: 0, user_id });
  expect(await addable('day', 'two')).toEqual(['eve']);
  expect(await addable('day', 'boss')).toBeNull();
});

it('is empty if everybody whom the manager edits has the tag already', async () => {
  const addable = (tag_id: string) =>
    addableToTag.run(copy, { tag_id }, { now: 0, user_id: 'zoe' });
  expect(await addable('day')).toEqual([]);
  // Ben only has the tag 'night', which Zoë cannot see.
  expect(await addable('night')).toEqual([]);
});
