import { expect, test } from 'vitest';
import { param } from '#packages/kit';
import { listSearch, sortAndPage } from './list-search.ts';
import { pageOf } from './table-place.ts';

const tag = '01890a5d-ac96-774b-bcce-b302099a8057';
const devices = listSearch(
  { size: 50, sort: 'used', descending: true, sorts: ['used', 'serial'] },
  { tag_ids: param.or(param.ids(9), []) },
);

test('a query survives conversion to a URL and back, without defaults', () => {
  expect(devices.short(devices.defaults)).toEqual({});
  const asked = { ...devices.defaults, search: 'gate', sort: 'serial', tag_ids: [tag] } as const;
  const address = devices.short({ ...asked, tag_ids: [tag] });
  expect(address).toEqual({ search: 'gate', sort: 'serial', tag_ids: [tag] });
  expect(devices.read(address)).toEqual(asked);
});

test('invalid values in a URL take their default', () => {
  const wrong = { page: 'x', size: 0, descending: 7, sort: 'colour', tag_ids: 3 };
  expect(devices.read(wrong)).toEqual(devices.defaults);
  expect(devices.validate({ ...wrong, page: 2 })).toEqual({ page: 2 });
  expect(listSearch({ size: 20, sort: 'name' }, {}).read({ sort: 'own' }).sort).toBe('own');
});

test('another order starts with the first page; the page itself may replace the address', () => {
  const asked: unknown[] = [];
  const query = { ...devices.defaults, page: 3 };
  const place = sortAndPage(query, devices.size, (next, replace) => asked.push([next, replace]));
  place.onSort({ key: 'serial', descending: false });
  place.onPage(1, 100, true);
  expect(asked).toEqual([
    [{ ...query, sort: 'serial', descending: false, page: 0 }, undefined],
    [{ ...query, page: 1, size: 100 }, true],
  ]);
  expect(place).toMatchObject({ sort: { key: 'used', descending: true }, page: 3, size: 50 });
});

test('the rows of a page', () => {
  const rows = Array.from({ length: 7 }, (_, nth) => nth);
  expect(pageOf(rows, { page: 1, size: 5 })).toMatchObject({ rows: [5, 6], total: 7 });
  expect(pageOf(undefined, { page: 0, size: 5 })).toMatchObject({ rows: undefined, total: 0 });
});
