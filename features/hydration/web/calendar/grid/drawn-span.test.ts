import { expect, test } from 'vitest';
import { calendarWidths } from './calendar-sizes.ts';
import { drawnSpan } from './drawn-span.ts';

test('whole blocks around the visible part are rendered, and none beyond the last', () => {
  const whole = { rows: 5000, days: 366, widths: calendarWidths(1150, 366) };
  const sight = { top: 0, left: 0, width: 1150, height: 500 };
  expect(drawnSpan(sight, whole)).toEqual({
    ...{ firstRows: 0, endRows: 3, firstDays: 0, endDays: 5 },
  });
  // 3400 pixels are 100 rows, 2500 are 100 days.
  expect(drawnSpan({ ...sight, top: 3400, left: 2500 }, whole)).toEqual({
    ...{ firstRows: 11, endRows: 15, firstDays: 12, endDays: 17 },
  });
  expect(drawnSpan({ ...sight, top: 1e6, left: 1e6 }, whole)).toMatchObject({
    ...{ endRows: 625, endDays: 46 },
  });
});

test('scrolling by a few pixels renders the same', () => {
  const whole = { rows: 5000, days: 31, widths: calendarWidths(1150, 31) };
  const spans = Array.from({ length: 272 }, (_, top) =>
    JSON.stringify(drawnSpan({ top, left: 0, width: 1150, height: 500 }, whole)),
  );
  expect(new Set(spans).size).toBeLessThanOrEqual(3);
});
