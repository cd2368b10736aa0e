import { expect, test } from 'vitest';
import { z } from 'zod';
import { listSearch, sortAndPage } from './list-search.ts';
import { pageOf } from './table-place.ts';

const devices = listSearch(
  { size: 50, sort: 'used', descending: true, sorts: ['used', 'serial'] },
  { tag_ids: z.array(z.string()).catch([]).default([]) },
);

test('a query survives conversion to a URL and back, without defaults', () => {
  expect(devices.short(devices.defaults)).toEqual({});
  const asked = { ...devices.defaults, search: 'gate', sort: 'serial', tag_ids: ['a'] } as const;
  const address = devices.short({ ...asked, tag_ids: ['a'] });
  expect(address).toEqual({ search: 'gate', sort: 'serial', tag_ids: ['a'] });
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
