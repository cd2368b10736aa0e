import { ActionIcon } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { plusMonths } from './days.ts';
import type { Day } from './days.ts';
import { dayByKey } from './day-by-key.ts';
import { MonthGrid } from './month-grid.tsx';
import classes from './range-picker.module.css';

/** Number of months side by side on wide screens. */
const pickerMonths = 2;

interface Props {
  /** First and last day as 'YYYY-MM-DD', in order; '' if none is chosen. */
  start: Day;
  end: Day;
  today: Day;
  /** The earliest and the latest day that can be chosen. */
  min: Day;
  max: Day;
  onChange: (start: Day, end: Day) => void;
  /** One press chooses a single day. */
  isDay?: boolean;
}

/**
 * Picks a range of days, or a day: the first press is one end, the second the other, in any order.
 * Arrows move by days and weeks, Home and End within a week, Page Up and Page Down by months.
 */
export function RangePicker({ start, end, today, min, max, onChange, isDay = false }: Props) {
  const isNarrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const months = isNarrow || isDay ? 1 : pickerMonths;
  const [current, setCurrent] = useState(end || today);
  const [last, setLast] = useState(end || today);
  const [anchor, setAnchor] = useState<Day | null>(null);
  const days = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);
  const shown = Array.from({ length: months }, (_, at) =>
    plusMonths(`${last.slice(0, 7)}-01`, at - months + 1),
  );

  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    days.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
  }, [current]);

  const pick = (day: Day) => {
    setCurrent(day);
    if (isDay) {
      onChange(day, day);
    } else if (anchor === null) {
      setAnchor(day);
      onChange(day, day);
    } else {
      setAnchor(null);
      onChange(anchor < day ? anchor : day, anchor < day ? day : anchor);
    }
  };
  const turn = (by: number) => {
    const month = plusMonths(`${last.slice(0, 7)}-01`, by);
    setLast(month);
    // The focusable day stays visible.
    setCurrent(within(plusMonths(current, by), min, max));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = dayByKey(current, event.key);
    if (moved === null) return;
    event.preventDefault();
    const day = within(moved, min, max);
    if (day === current) return;
    isMoving.current = true;
    setCurrent(day);
    if (day.slice(0, 7) > last.slice(0, 7)) setLast(day);
    if (day.slice(0, 7) < (shown[0] ?? day).slice(0, 7)) setLast(plusMonths(day, months - 1));
  };
  return (
    <div className={classes['picker']}>
      <div className={classes['turn']}>
        <ActionIcon variant="subtle" aria-label="Previous month" onClick={() => turn(-1)}>
          <IconChevronLeft size={16} stroke={1.75} />
        </ActionIcon>
        <ActionIcon variant="subtle" aria-label="Next month" onClick={() => turn(1)}>
          <IconChevronRight size={16} stroke={1.75} />
        </ActionIcon>
      </div>
      <div ref={days} className={classes['months']} onKeyDown={onKeyDown}>
        {shown.map((month) => (
          <MonthGrid
            key={month}
            {...{ month, start, end, today, min, max, current }}
            onPick={pick}
          />
        ))}
      </div>
      {!isDay && (
        <p role="status" className={classes['hint']}>
          {anchor === null ? 'Select the first day' : 'Select the last day'}
        </p>
      )}
    </div>
  );
}

function within(day: Day, min: Day, max: Day): Day {
  if (day < min) return min;
  return day > max ? max : day;
}
