import { expect, test } from 'vitest';
import { placeOfCursor, timeCursor, timeCursorOf } from './time-cursor.ts';

const place = {
  time: '2026-11-27T10:00:00.000Z',
  id: '0199f000-0000-7000-8000-000000000001',
};

test('a cursor is read back', () => {
  const cursor = timeCursorOf(place);
  expect(timeCursor.safeParse(cursor).success).toBe(true);
  expect(placeOfCursor(cursor)).toEqual(place);
});

test.each([
  '',
  '1',
  "';drop table x",
  `${place.time}_`,
  `${place.time}_${place.id}_${place.id}`,
  `2026-02-30T10:00:00.000Z_${place.id}`,
  `2026-11-27T25:00:00.000Z_${place.id}`,
  `${place.time}_------------------------------------`,
])('%j is no cursor', (cursor) => {
  expect(timeCursor.safeParse(cursor).success).toBe(false);
  expect(placeOfCursor(cursor)).toBeNull();
});
