import { expect, test } from 'vitest';
import type { Copy } from '#packages/sync/offline';
import { tagNotices } from './tag-notices.ts';

const id = (last: string) => `01900000-0000-7000-8000-00000000000${last}`;
const [ann, bob, left, unseen] = [id('1'), id('2'), id('3'), id('4')];
const person = (user_id: string, name_first: string, more: object = {}) => ({
  ...{ user_id, name_first, name_last: 'Doe', email: null, tag_ids: [], metadata: {} },
  ...{ active: true, is_hidden: false, ...more },
});
const permission = (user_id: string, access: string, tag_id: string | null, more: object = {}) => ({
  ...{
    permission_id: `${user_id}-${tag_id ?? ''}`,
    user_id,
    access,
    tag_id,
    active: true,
    ...more,
  },
});
const tag = (tag_id: string, to: string[] | null, more: object = {}) => ({
  ...{ tag_id, name: tag_id, type: 'default', active: true, is_hidden: false },
  metadata: to === null ? {} : { _notify_hydration: true, _notify_hydration_to: to },
  ...more,
});
const tables: Record<string, object[]> = {
  users: [person(ann, 'Ann'), person(bob, 'Bob'), person(left, 'Cy', { active: false })],
  permissions: [
    ...[permission(ann, 'admin', null), permission(bob, 'manager', 'pit')],
    ...[permission(left, 'manager', 'pit'), permission(bob, 'view_user', 'kiln')],
    permission(ann, 'manager', 'kiln', { active: false }),
  ],
  tags: [
    ...[tag('pit', [bob, left, unseen]), tag('kiln', []), tag('mill', null)],
    ...[tag('old', [], { active: false }), tag('hidden', [], { is_hidden: true })],
  ],
};
const copy = {
  rows: <Row extends object>(table: string) =>
    new Map(
      (tables[table] ?? []).map((row) => [String(Object.values(row)[0]), row]),
    ) as unknown as ReadonlyMap<string, Row>,
  unsent: () => new Map(),
  memo: (_key: string, _tables: unknown, compute: () => unknown) => compute(),
} as unknown as Copy;
const shownTo = async (user_id: string) =>
  (await tagNotices.run(copy, {}, { now: 0, user_id })).map(({ tag: { name }, ...row }) => ({
    ...{ name, ...row },
  }));

test('[SET-09] admins see the notifications of all tags, with their recipients', async () => {
  expect(await shownTo(ann)).toEqual([
    { name: 'kiln', isOn: true, names: [], chosen: 0, managers: 0 },
    { name: 'mill', isOn: false, names: [], chosen: 0, managers: 0 },
    { name: 'pit', isOn: true, names: ['Bob Doe'], chosen: 2, managers: 1 },
  ]);
});

test('[SET-09] managers see those of the tags that they manage', async () => {
  expect((await shownTo(bob)).map(({ name }) => name)).toEqual(['pit']);
});
