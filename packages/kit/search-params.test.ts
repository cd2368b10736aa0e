import { expect, test } from 'vitest';
import { z } from 'zod';
import { param, searchReader } from './search-params.ts';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';

test('valid parameters are read, others are left out', () => {
  const read = searchReader({
    person: param.id,
    day: param.date,
    size: param.number(0.5, 5),
    kind: param.oneOf(['real', 'drill']),
    print: param.oneOf([true]),
  });
  const search = { person: id, day: '2028-02-29', size: 0.5, kind: 'drill', print: true };
  expect(read({ ...search, own: 1 })).toEqual(search);
  const wrong = { person: 'x', day: '2026-02-29', size: 6, kind: 'other', print: 'true' };
  expect(Object.keys(read(wrong))).toEqual([]);
  expect(read({ ...search, person: [id], day: 20_261_123 })).toEqual({
    ...{ size: 0.5, kind: 'drill', print: true },
  });
});

test('a parameter with a default is always there', () => {
  const read = searchReader({
    tags: param.or(param.ids(2), []),
    search: param.or(param.words(4), ''),
    show: param.or(param.oneOf(['all', 'own']), 'all'),
    hidden: param.or(param.flag, true),
    page: param.or(param.whole(0), 0),
    clock: param.orNull(param.matching(/^\d\d:\d\d$/)),
    note: param.orNull(param.text(4)),
  });
  const start = { tags: [], search: '', show: 'all', hidden: true, page: 0 };
  const none = { ...start, clock: null, note: null };
  expect(read({})).toEqual(none);
  const chosen = { tags: [id], show: 'own', hidden: false, page: 3, clock: '07:00', note: 'Gate' };
  expect(read({ ...chosen, search: 1234 })).toEqual({ ...chosen, search: '1234' });
  const wrong = { tags: [id, 'x'], show: null, hidden: 0, page: 1.5, clock: '7', note: 5 };
  expect(read({ ...wrong, search: {} })).toEqual(none);
  expect(read({ tags: [id, id, id], page: -1, note: 'Gates', search: 12_345 })).toEqual(none);
});

test.each([
  ...['2026-11-23', '2000-02-29', '1900-02-29', '2026-04-31', '2026-13-01', '0000-01-01'],
  ...['2026-1-1', '2026-11-23T00', ' 2026-11-23', '', id, id.toUpperCase(), `${id}0`, `{${id}}`],
])('%j is a day or an id where a contract accepts it', (text) => {
  expect(param.date(text) !== undefined).toBe(z.iso.date().safeParse(text).success);
  expect(param.id(text) !== undefined).toBe(z.guid().safeParse(text).success);
});
