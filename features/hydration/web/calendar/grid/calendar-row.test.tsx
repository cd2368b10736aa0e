// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { defaultRanges } from '#hydration/domain';
import { calendarDays } from './calendar-days.ts';
import { CalendarRow } from './calendar-row.tsx';
import type { RowLooks } from './calendar-row.tsx';
import { calendarWidths } from './calendar-sizes.ts';
import { createCellLooks } from './cell-look.ts';

afterEach(cleanup);

const starts = [1, 2, 3, 4, 5].map((day) => Date.UTC(2026, 5, day));
const { days } = calendarDays(starts, null, 'UTC');
const looks = (parts: Partial<RowLooks> = {}): RowLooks => ({
  data: {
    ...{ user_ids: ['ann'], names: ['Ann Birch'], days: 4 },
    ...{ tagLists: [['Crew', 'Fresh']], tagsOf: Uint16Array.of(0) },
    counts: Uint16Array.of(0, 1, 2, 7),
    parts: Uint8Array.of(0, 1, 0b1000_0001, 0b100),
  },
  ...{ days, widths: calendarWidths(1100, 4), showCount: false, spacedOut: false },
  lookOf: createCellLooks(defaultRanges),
  idOf: (row, column) => `cell-${String(row)}-${String(column)}`,
  ...parts,
});
const draw = (parts: Partial<RowLooks> = {}, active = -1) =>
  render(
    <CalendarRow
      looks={looks(parts)}
      {...{ row: 0, top: 0, firstBlock: 0, lastBlock: 0, active, described: 'more' }}
    />,
  );
const cells = () => screen.getAllByRole('gridcell').slice(1);

test('a row has name and tags, and a day its colour, its dots and how it is heard', () => {
  draw({}, 3);
  expect(screen.getByRole('rowheader').textContent).toBe('Ann Birch');
  expect(screen.getAllByRole('gridcell')[0]?.textContent).toBe('Crew, Fresh');
  expect(cells().map((cell) => cell.getAttribute('aria-label'))).toEqual([
    ...['No test on 1 June', '1 test on 2 June', '2 tests on 3 June', '7 tests on 4 June'],
  ]);
  expect(cells().map((cell) => cell.textContent)).toEqual(['', '•', '••', '•••']);
  expect(cells().map((cell) => cell.style.background)).toEqual([
    ...['#f44336', 'white', '#ff9800', '#4caf50'],
  ]);
  expect(cells().map((cell) => cell.getAttribute('aria-describedby'))).toEqual([
    ...[null, 'more', null, null],
  ]);
});

test('with counts each cell prints its number', () => {
  draw({ showCount: true });
  expect(cells().map((cell) => cell.textContent)).toEqual(['0', '1', '2', '7']);
});

test('spaced out a dot stands where in the day a test was', () => {
  draw({ spacedOut: true });
  const places = cells().map((cell) =>
    [...cell.querySelectorAll('i')].flatMap((dot, at) =>
      dot.dataset['tested'] === 'true' ? at : [],
    ),
  );
  expect(places).toEqual([[], [0], [0, 7], [2]]);
});
