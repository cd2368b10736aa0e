import { expect, test } from 'vitest';
import { defaultRanges } from '#hydration/domain';
import { paintCalendar } from './calendar-paint.ts';
import type { PaintLooks } from './calendar-paint.ts';
import { createCellLooks, noneExpected } from './cell-look.ts';

const looks = (parts: Partial<PaintLooks> = {}): PaintLooks => ({
  data: {
    ...{ days: 4, counts: Uint16Array.of(0, 1, 2, 7, 0, 0, 2, 0) },
    parts: Uint8Array.of(0, 1, 0b1000_0001, 0b100, 0, 0, 0b11, 0),
    expected: new Uint8Array(8),
  },
  ...{ day: 33, showCount: false, spacedOut: false, lookOf: createCellLooks(defaultRanges) },
  ...parts,
});
const whole = { firstRow: 0, endRow: 2, firstDay: 0, endDay: 4 };
const places = (path: string) =>
  [...path.matchAll(/M([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

test('each number of tests is one shape, in its colour, a plate for each day', () => {
  const painted = paintCalendar(looks(), whole);
  expect(
    painted.map(({ count, look, plates }) => [count, look.background, places(plates).length]),
  ).toEqual([
    [0, '#f44336', 4],
    [1, 'white', 1],
    [2, '#ff9800', 2],
    [7, '#4caf50', 1],
  ]);
  // The third day of the second person.
  expect(places(painted[2]?.plates ?? '')[1]).toEqual([72.5, 37.5]);
});

test('dots show the number up to three, in the middle of the plate', () => {
  const dots = paintCalendar(looks(), whole).map((shape) => places(shape.dots).map(([x]) => x));
  expect(dots).toEqual([[], [49.5], [80, 85, 80, 85], [110.5, 115.5, 120.5]]);
});

test('with numbers there are no dots, but the centre of each plate', () => {
  const [none] = paintCalendar(looks({ showCount: true }), { ...whole, endRow: 1 });
  expect(none).toMatchObject({ count: 0, dots: '', middles: [[16.5, 16.5]] });
});

test('[CAL-07] spaced out, a dot is at the time of day of a test', () => {
  const shapes = paintCalendar(looks({ spacedOut: true }), { ...whole, endRow: 1 });
  const at = (day: number, part: number) => day * 33 + 1.5 + 1 + ((part + 0.5) * 28) / 8;
  expect(shapes.map(({ dots }) => places(dots).map(([x]) => x))).toEqual([
    ...[[], [at(1, 0)], [at(2, 0), at(2, 7)], [at(3, 2)]],
  ]);
});

test('only the days of the part are painted', () => {
  const part = { firstRow: 1, endRow: 2, firstDay: 2, endDay: 4 };
  expect(paintCalendar(looks(), part).map(({ count }) => count)).toEqual([0, 2]);
});

test('a day without tests on which none are expected has neither colour nor number', () => {
  const { data } = looks();
  // The days off and to come of the first person, of which one has a test all the same.
  const expected = Uint8Array.of(1, 1, 0, 2, 0, 0, 0, 2);
  const painted = paintCalendar(looks({ data: { ...data, expected }, showCount: true }), whole);
  expect(
    painted.map(({ count, look, plates, middles }) => [
      ...[count, look.background, places(plates).length, middles.length],
    ]),
  ).toEqual([
    [noneExpected, 'transparent', 2, 0],
    [0, '#f44336', 2, 2],
    [1, 'white', 1, 1],
    [2, '#ff9800', 2, 2],
    [7, '#4caf50', 1, 1],
  ]);
});
