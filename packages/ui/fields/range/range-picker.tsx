import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { dayName, monthName, plusDays, plusMonths, weekday, weeksOfMonth } from './days.ts';
import type { Day } from './days.ts';
import { useIsNarrow } from '../../frame/use-is-narrow.ts';
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
  const isNarrow = useIsNarrow();
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

/** The day that a key moves to; null for other keys. */
function dayByKey(day: Day, key: string): Day | null {
  switch (key) {
    case 'ArrowLeft':
      return plusDays(day, -1);
    case 'ArrowRight':
      return plusDays(day, 1);
    case 'ArrowUp':
      return plusDays(day, -7);
    case 'ArrowDown':
      return plusDays(day, 7);
    case 'Home':
      return plusDays(day, -weekday(day));
    case 'End':
      return plusDays(day, 6 - weekday(day));
    case 'PageUp':
      return plusMonths(day, -1);
    case 'PageDown':
      return plusMonths(day, 1);
    default:
      return null;
  }
}

interface MonthGridProps {
  /** Any day of the month. */
  month: Day;
  start: Day;
  end: Day;
  today: Day;
  min: Day;
  max: Day;
  /** The one day that the Tab key reaches. */
  current: Day;
  onPick: (day: Day) => void;
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** One month: a row for each week with its number, a button for each day. */
function MonthGrid({ month, ...days }: MonthGridProps) {
  const name = monthName(month);
  return (
    <table role="grid" aria-label={name} className={classes['month']}>
      <caption>{name}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span aria-hidden>Wk</span>
            <span className="ws-only-heard">Week</span>
          </th>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col">
              <span aria-hidden>{weekday.slice(0, 2)}</span>
              <span className="ws-only-heard">{weekday}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(month).map((week) => (
          <tr key={week.number}>
            <th scope="row" aria-label={`Week ${String(week.number)}`}>
              {week.number}
            </th>
            {week.days.map((day, at) =>
              day === null ? <td key={at} /> : <DayCell key={at} day={day} {...days} />,
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayCell(props: Omit<MonthGridProps, 'month'> & { day: Day }) {
  const { day, start, end, today, min, max, current, onPick } = props;
  const isIn = start <= day && day <= end;
  const ends = [
    ...(day === start ? ['first day'] : []),
    ...(day === end ? ['last day'] : []),
    ...(day === today ? ['today'] : []),
  ];
  return (
    <td
      role="gridcell"
      aria-selected={isIn}
      data-in={isIn || undefined}
      data-start={day === start || undefined}
      data-end={day === end || undefined}
    >
      <button
        type="button"
        data-day={day}
        data-today={day === today || undefined}
        aria-label={[dayName(day), ...ends].join(', ')}
        disabled={day < min || day > max}
        tabIndex={day === current ? 0 : -1}
        onClick={() => onPick(day)}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  );
}
