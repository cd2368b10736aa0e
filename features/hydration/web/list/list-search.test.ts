import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measurementTypes } from '#measurements/contract';
import { defaultPlace, isNarrowed, placeFromSearch, searchFromPlace } from './list-search.ts';

const id = '01900000-0000-7000-8000-000000000001';

test('the default list needs no URL search', () => {
  expect(searchFromPlace(defaultPlace)).toEqual({});
  expect(placeFromSearch({})).toEqual(defaultPlace);
  expect(isNarrowed(defaultPlace)).toBe(false);
});

test('a place survives conversion to a URL and back', () => {
  const places = fc.record({
    type: fc.constantFrom(...measurementTypes.filter((type) => type !== 'custom')),
    sort: fc.constantFrom('time', 'value'),
    descending: fc.boolean(),
    removed: fc.boolean(),
    showHidden: fc.boolean(),
    page: fc.nat(50_000),
    size: fc.constantFrom(25, 50, 100, 200),
    user_ids: fc.constantFrom([], [id]),
    tag_ids: fc.constantFrom([], [id]),
    measurement_id: fc.constantFrom(null, id),
    date_filter: fc.constantFrom('live', 'all', 'last_x_days', 'by_week'),
  });
  fc.assert(
    fc.property(places, (parts) => {
      const place = placeFromSearch(parts);
      expect(placeFromSearch(searchFromPlace(place))).toEqual(place);
    }),
  );
});

test.each([
  [{ type: 'custom' }, { type: 'sosm', custom_id: null }],
  [
    { type: 'sweat', custom_id: id },
    { type: 'sweat', custom_id: null },
  ],
  [
    { type: 'custom', custom_id: id },
    { type: 'custom', custom_id: id },
  ],
  [
    { type: 'unheard', page: -1, size: 5000, user_ids: 'x' },
    { type: 'sosm', page: 0, size: 25 },
  ],
])('invalid values in a URL take their default: %j', (search, place) => {
  expect(placeFromSearch(search)).toMatchObject(place);
});

test('a tab does not narrow the list, a person does', () => {
  expect(isNarrowed({ ...defaultPlace, type: 'sweat' })).toBe(false);
  expect(isNarrowed({ ...defaultPlace, user_ids: [id] })).toBe(true);
});
