import { expect, it } from 'vitest';
import type { Copy } from '#packages/sync/offline';
import { applicationTypesOf, organisationPictures, ownOrganisation } from './organisation-rows.ts';

function copyWith(...rows: object[]): Copy {
  const table = new Map(rows.map((row, place) => [String(place), row]));
  return {
    rows: <Row extends object>() => table as unknown as ReadonlyMap<string, Row>,
    columns: () => {
      throw new Error('not asked for');
    },
    unsent: () => new Map(),
    memo: (_key, _tables, compute) => compute(),
  };
}

it.each([
  [
    ['alert', 'heat stress'],
    ['alert', 'heat_stress'],
  ],
  [
    ['heat_stress', 'heat stress', 'roster'],
    ['heat_stress', 'roster'],
  ],
  [['something else'], []],
  [undefined, []],
])('names what %j switches on as %j', (_beta, types) => {
  expect(applicationTypesOf(copyWith({ metadata: { _beta } }))).toEqual(types);
});

it('asks for everything while the organisation is unknown', () => {
  expect(ownOrganisation(copyWith())).toBeNull();
  expect(applicationTypesOf(copyWith())).toEqual(['heat_stress', 'roster', 'alert']);
});

it('wants the logo only where there is one', () => {
  const own = { org_id: 'o1', modified_time: '2026-01-01T00:00:00.000Z' };
  expect(organisationPictures(copyWith({ ...own, has_profile_image: false }))).toEqual([]);
  expect(organisationPictures(copyWith({ ...own, has_profile_image: true }))).toEqual([
    { id: 'o1', modified_time: own.modified_time, path: '/v2/organisation/image/o1' },
  ]);
});
