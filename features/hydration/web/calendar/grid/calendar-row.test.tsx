// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { defaultRanges } from '#hydration/domain';
import { calendarDays } from './calendar-days.ts';
import { CalendarRow } from './calendar-row.tsx';
import { calendarWidths } from './calendar-sizes.ts';
import { createCellLooks } from './cell-look.ts';
import { PaintedDays } from './painted-days.tsx';
import type { RowLooks } from './row-looks.ts';

afterEach(cleanup);

const starts = [1, 2, 3, 4, 5].map((day) => Date.UTC(2026, 5, day));
const { days } = calendarDays(starts, null, 'UTC');
const looks = (parts: Partial<RowLooks> = {}): RowLooks => ({
  data: {
    ...{ user_ids: ['ann'], names: ['Ann Birch'], days: 4 },
    ...{ tagLists: [['Crew', 'Fresh']], tagsOf: Uint16Array.of(0) },
    counts: Uint16Array.of(0, 1, 2, 7),
    parts: Uint8Array.of(0, 1, 0b1000_0001, 0b100),
    expected: new Uint8Array(4),
  },
  ...{
    days,
    widths: calendarWidths(1100, 4),
    showCount: false,
    spacedOut: false,
    isOnPaper: false,
  },
  lookOf: createCellLooks(defaultRanges),
  idOf: (row, column) => `cell-${String(row)}-${String(column)}`,
  ...parts,
});
const draw = (active = -1) =>
  render(
    <CalendarRow
      looks={looks()}
      {...{ row: 0, firstDay: 0, endDay: 4, active, described: 'more' }}
    />,
  );
const cells = () => screen.getAllByRole('gridcell').slice(1);
const labels = () => cells().map((cell) => cell.getAttribute('aria-label'));

test('[CAL-03] a row has name and tags, and one cell that summarises its days', () => {
  draw();
  expect(screen.getByRole('rowheader').textContent).toBe('Ann Birch');
  expect(screen.getAllByRole('gridcell')[0]?.textContent).toBe('Crew, Fresh');
  expect(labels()).toEqual(['10 tests on 3 of 4 days']);
  expect(cells()[0]?.getAttribute('aria-colspan')).toBe('4');
});

test('while the keyboard focus is in it, each of its days is a cell with a description', () => {
  draw(3);
  expect(labels()).toEqual([
    ...['No test on 1 June', '1 test on 2 June', '2 tests on 3 June', '7 tests on 4 June'],
  ]);
  expect(cells().map((cell) => cell.getAttribute('aria-describedby'))).toEqual([
    ...[null, 'more', null, null],
  ]);
  expect(cells().map((cell) => cell.id)).toContain('cell-0-3');
});

test('[CAL-21, CAL-22, CAL-23, CAL-24] the days are painted in the colours of their counts, hidden from screen readers', () => {
  const { container } = render(
    <PaintedDays looks={looks()} {...{ firstRow: 0, rows: 8, top: 0, firstDay: 0, endDay: 4 }} />,
  );
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  const painted = [...container.querySelectorAll('[data-count]')];
  expect(
    painted.map((path) => [path.getAttribute('data-count'), path.getAttribute('fill')]),
  ).toEqual([
    ['0', '#f44336'],
    ['1', 'white'],
    ['2', '#ff9800'],
    ['7', '#4caf50'],
  ]);
});

test('[CAL-06] with counts each plate shows its number', () => {
  const { container } = render(
    <PaintedDays
      looks={looks({ showCount: true })}
      {...{ firstRow: 0, rows: 8, top: 0, firstDay: 0, endDay: 4 }}
    />,
  );
  const texts = [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(texts).toEqual(['0', '1', '2', '7']);
});
