import { expect, it } from 'vitest';
import type { Copy } from '#packages/sync/offline';
import { permissionsOfPerson, permissionsViewer, viewerOf } from './permission-rows.ts';

const permission = (user_id: string, access: string, more: object = {}) => ({
  ...{ permission_id: `${user_id}-${access}`, user_id, access, tag_id: null, active: true },
  ...more,
});

const tables: Record<string, object[]> = {
  organisations: [{ org_id: 'o1' }],
  permissions: [
    permission('u1', 'manager', { tag_id: 't1' }),
    permission('u1', 'admin', { active: false }),
    permission('u2', 'Admin, super'),
  ],
};
const copy: Copy = {
  rows: <Row extends object>(table: string) =>
    new Map(
      (tables[table] ?? []).map((row, index) => [String(index), row]),
    ) as unknown as ReadonlyMap<string, Row>,
  columns: () => {
    throw new Error('not expected');
  },
  unsent: () => new Map(),
  memo: (_key, _tables, compute) => compute(),
};

it('[PERM-02] builds the viewer from the active permissions of that person only', () => {
  expect(viewerOf(copy, 'u1')).toEqual({
    ...{ user_id: 'u1', org_id: 'o1', values_hidden: false },
    grants: [{ access: ['manager'], tag_id: 't1' }],
  });
  expect(viewerOf(copy, 'u2').grants).toEqual([{ access: ['super', 'admin'], tag_id: null }]);
  expect(viewerOf(copy, 'nobody').grants).toEqual([]);
});

it('returns permissions of the viewer, and of people they may see', async () => {
  const context = { now: 0, user_id: 'u1' };
  expect(await permissionsViewer.run(copy, {}, context)).toEqual(viewerOf(copy, 'u1'));
  expect(await permissionsOfPerson.run(copy, { user_id: 'u2' }, context)).toEqual(
    viewerOf(copy, 'u2'),
  );
});
