import { Box, Text } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { MouseEvent, PointerEvent, RefObject } from 'react';
import { calendarHeight } from '#hydration/contract';
import type { CalendarRange } from '#hydration/contract';
import type { CalendarCounts } from '#hydration/offline';
import { countText } from '#packages/kit';
import { useNow, useOnPaper, useZone } from '#packages/ui';
import { calendarDays } from './calendar-days.ts';
import { CalendarHead } from './calendar-head.tsx';
import { CalendarRow } from './calendar-row.tsx';
import {
  calendarSizes,
  calendarWidths,
  mostPaperDays,
  paperWidth,
  rowsOfBlock,
} from './calendar-sizes.ts';
import { createCellLooks } from './cell-look.ts';
import { DayDetails } from './day-details.tsx';
import type { CountedTests } from './day-details.tsx';
import { lastDays } from './last-days.ts';
import { PaintedDays } from './painted-days.tsx';
import type { RowLooks } from './row-looks.ts';
import { columnsBefore, useActiveCell } from './use-active-cell.ts';
import type { CalendarCell } from './use-active-cell.ts';
import { dayAt, useDetails } from './use-details.ts';
import { useDrawn } from './use-drawn.ts';
import classes from './calendar-grid.module.css';

interface Props {
  label: string;
  data: CalendarCounts;
  /** Starts of the days, in milliseconds since 1970, and the end of the last day. */
  starts: readonly number[];
  /** Which tests are counted. */
  counted: CountedTests;
  ranges: readonly CalendarRange[];
  /** Called to open the page of a person. */
  onPerson: (user_id: string) => void;
  /** Cells show the number of tests. */
  showCount?: boolean;
  /** Cells show the time of day of their tests. */
  spacedOut?: boolean;
}

/** People by days, a colour for each count. Only visible rows and days are rendered. */
export function CalendarGrid(props: Props) {
  const { label, counted, ranges, onPerson } = props;
  const isOnPaper = useOnPaper();
  const { data: all, starts: allStarts } = props;
  const { data, starts } = useMemo(
    () => lastDays({ data: all, starts: allStarts }, isOnPaper ? mostPaperDays : Infinity),
    [all, allStarts, isOnPaper],
  );
  const { showCount = false, spacedOut = false } = props;
  const scroll = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const id = useId();
  const [zone, now] = [useZone(), useNow()];
  const rows = data.user_ids.length;
  const screenWidth = useWidth(scroll);
  const width = isOnPaper ? paperWidth : screenWidth;
  const today = starts.findLast((start) => start <= now) ?? null;
  const { days, months } = useMemo(() => calendarDays(starts, today, zone), [starts, today, zone]);
  const widths = useMemo(
    () => calendarWidths(width, days.length, isOnPaper),
    [width, days.length, isOnPaper],
  );
  const drawn = useDrawn(scroll, {
    ...{ rows, days: days.length, width, widths },
    isWhole: isOnPaper,
  });
  const details = useDetails();
  const onPersonOf = useCallbackRef((row: number) => onPerson(data.user_ids[row] ?? ''));
  const keys = useActiveCell({
    rows,
    columns: days.length + columnsBefore,
    onMove: useCallbackRef((cell: CalendarCell) => {
      drawn.bringIntoSight(cell);
      details.show(dayOf(cell));
    }),
    onOpen: (cell) => (cell.column === 0 ? onPersonOf(cell.row) : details.show(dayOf(cell))),
  });
  const looks = useMemo(
    (): RowLooks => ({
      ...{ data, days, widths, showCount, spacedOut, isOnPaper },
      lookOf: createCellLooks(ranges),
      idOf: (row, column) => `${id}-${String(row)}-${String(column)}`,
    }),
    [data, days, widths, showCount, spacedOut, isOnPaper, ranges, id],
  );
  // The grid opens at the newest days.
  const [firstStart, lastStart] = [starts[0], starts.at(-1)];
  useLayoutEffect(() => {
    const { current } = scroll;
    if (current !== null) current.scrollLeft = current.scrollWidth;
  }, [firstStart, lastStart, widths]);

  const { active } = keys;
  const isActiveDayShown =
    active !== null &&
    details.shown?.row === active.row &&
    details.shown.day === active.column - columnsBefore;
  const { firstDay, endDay } = drawn;
  function onPointer(event: PointerEvent<HTMLDivElement>): void {
    if (isInside(event)) details.onPointerAt(event, dayAt(event, widths, days.length));
  }
  function onClick(event: MouseEvent<HTMLDivElement>): void {
    if (!isInside(event)) return;
    const link = event.target instanceof Element && event.target.closest('[data-person]');
    if (link instanceof HTMLElement) {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      onPersonOf(Number(link.dataset['person']));
      return;
    }
    const day = dayAt(event, widths, days.length);
    if (day !== null) keys.move({ row: day.row, column: day.day + columnsBefore });
  }

  return (
    <Box ref={setFrame} pos="relative">
      <div
        ref={scroll}
        role="grid"
        aria-label={label}
        aria-rowcount={rows + 1}
        aria-colcount={days.length + columnsBefore}
        aria-readonly
        {...(active !== null &&
          drawn.isDrawn(active) && {
            'aria-activedescendant': looks.idOf(active.row, active.column),
          })}
        tabIndex={0}
        className={classes['grid']}
        data-narrow={widths.isNarrow}
        style={{ maxHeight: isOnPaper ? 'none' : calendarHeight }}
        onKeyDown={(event) => isInside(event) && keys.onKeyDown(event)}
        onClick={onClick}
        onPointerOver={onPointer}
        onPointerMove={onPointer}
        onPointerLeave={details.onPointerLeave}
        onBlur={() => details.show(null)}
        onScroll={() => {
          drawn.look();
          if (details.shown !== null && !drawn.isMoving()) details.show(null);
        }}
      >
        <CalendarHead {...{ days, months, widths, firstDay, endDay }} />
        <div
          role="rowgroup"
          className={classes['body']}
          style={{ height: rows * calendarSizes.row, width: widths.total }}
        >
          {!isOnPaper &&
            drawn.blocks.map((block) => (
              <PaintedDays
                key={`painted-${String(block)}`}
                {...{ looks, firstDay, endDay }}
                firstRow={block * rowsOfBlock}
                rows={rowsOfBlock}
                top={block * rowsOfBlock * calendarSizes.row}
              />
            ))}
          {drawn.rows.map((row) => (
            <CalendarRow
              key={row}
              {...{ looks, row }}
              {...(active?.row === row
                ? { firstDay, endDay, active: active.column }
                : { firstDay: 0, endDay: 0, active: -1 })}
              described={isActiveDayShown && active?.row === row ? `${id}-details` : undefined}
            />
          ))}
          {details.shown !== null && frame !== null && (
            <DayDetails
              key={`${String(details.shown.row)}-${String(details.shown.day)}`}
              {...{ data, counted, widths, frame }}
              id={`${id}-details`}
              day={days[details.shown.day]}
              end={starts[details.shown.day + 1]}
              shown={details.shown}
              onEnter={details.onEnter}
              onLeave={details.onPointerLeave}
            />
          )}
        </div>
      </div>
      <div className={classes['ring']} />
      {data.days < all.days && (
        <Text size="sm" m="8px 16px 0" c="dimmed">
          This print shows the latest {data.days} of {countText(all.days)} days.
        </Text>
      )}
    </Box>
  );
}

/** The day of a cell; null for name and tags. */
function dayOf({ row, column }: CalendarCell) {
  return column < columnsBefore ? null : { row, day: column - columnsBefore };
}

/** React events of portals over the grid bubble to it too. */
function isInside({ target, currentTarget }: { target: EventTarget; currentTarget: Element }) {
  return target instanceof Node && currentTarget.contains(target);
}

function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Content width of an element in pixels, without its scroll bar; 0 before it is rendered. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    const measure = () => setWidth(current.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
