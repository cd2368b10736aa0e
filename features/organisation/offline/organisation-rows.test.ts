import { expect, it } from 'vitest';
import type { Copy } from '#packages/sync/offline';
import {
  applicationTypesOf,
  organisationOne,
  organisationPictures,
  ownOrganisation,
} from './organisation-rows.ts';

function copyWith(...rows: object[]): Copy {
  const table = new Map(rows.map((row, index) => [String(index), row]));
  return {
    rows: <Row extends object>() => table as unknown as ReadonlyMap<string, Row>,
    columns: () => {
      throw new Error('not expected');
    },
    unsent: () => new Map(),
    memo: (_key, _tables, compute) => compute(),
  };
}

it.each([
  [{ _show_preview_features: true, _beta: ['heat stress', 'alert'] }, ['alert', 'heat_stress']],
  [
    { _show_preview_features: true, _beta: ['heat_stress', 'heat stress', 'roster'] },
    ['roster', 'heat_stress'],
  ],
  [{ _show_preview_features: true, _beta: ['something else'] }, []],
  [{ _show_preview_features: true }, []],
  [{ _show_preview_features: false, _beta: ['alert'] }, []],
  [{ _beta: ['alert'] }, []],
])('[PLAT-20, PLAT-21, SYNC-08] %j requests the types %j', (metadata, types) => {
  expect(applicationTypesOf(copyWith({ metadata }))).toEqual(types);
});

it('requests everything while the organisation is unknown', () => {
  expect(ownOrganisation(copyWith())).toBeNull();
  expect(applicationTypesOf(copyWith())).toEqual(['alert', 'roster', 'heat_stress']);
});

const one = async (copy: Copy, org_id: string) =>
  organisationOne.run(copy, { org_id }, { now: 0, user_id: 'u1' });

it('returns the requested organisation', async () => {
  expect(await one(copyWith({ org_id: 'o1', name: 'Acme' }), 'o1')).toMatchObject({ name: 'Acme' });
});

it('[ORG-06, ORG-07] a missing organisation and another one have different errors', async () => {
  await expect(one(copyWith(), 'o1')).rejects.toThrow(/^No organisations found in the database$/);
  await expect(one(copyWith({ org_id: 'o2' }), 'o1')).rejects.toThrow(
    /^No organisation found in the database\.$/,
  );
});

it('requests the logo only if there is one', () => {
  const own = { org_id: 'o1', modified_time: '2026-01-01T00:00:00.000Z' };
  expect(organisationPictures(copyWith({ ...own, has_profile_image: false }))).toEqual([]);
  expect(organisationPictures(copyWith({ ...own, has_profile_image: true }))).toEqual([
    { id: 'o1', modified_time: own.modified_time, path: '/v2/organisation/image/o1' },
  ]);
});
