import { memo } from 'react';
import type { CalendarDay, CalendarMonth } from './calendar-days.ts';
import { calendarSizes, headHeight } from './calendar-sizes.ts';
import type { CalendarWidths } from './calendar-sizes.ts';
import { columnsBefore } from './use-active-cell.ts';
import classes from './calendar-grid.module.css';

interface Props {
  days: readonly CalendarDay[];
  months: readonly CalendarMonth[];
  widths: CalendarWidths;
  /** Rendered days: the first, and the one after the last. */
  firstDay: number;
  endDay: number;
}

/** Months above days, beside the headers of name and tags. */
export const CalendarHead = memo(function CalendarHead(props: Props) {
  const { days, months, widths, firstDay, endDay } = props;
  const from = widths.name + widths.tags;
  return (
    <div role="rowgroup" className={classes['head']} style={{ width: widths.total }}>
      <div role="row" aria-rowindex={1} style={{ height: headHeight, position: 'relative' }}>
        <div
          role="columnheader"
          aria-colindex={1}
          className={classes['nameHead']}
          style={{ width: widths.name }}
        >
          Name
        </div>
        <div
          role="columnheader"
          aria-colindex={2}
          className={classes['tagsHead']}
          style={{ width: widths.tags, left: widths.isNarrow ? 'auto' : widths.name }}
        >
          Tags
        </div>
        {months.map((month) => (
          <div
            key={month.name}
            role="presentation"
            aria-hidden
            className={classes['month']}
            style={{ left: from + month.first * widths.day, width: month.days * widths.day }}
          >
            <span style={{ left: widths.frozen + 6 }}>{month.name}</span>
          </div>
        ))}
        {days.slice(firstDay, endDay).map((day, at) => (
          <div
            key={day.start}
            role="columnheader"
            aria-colindex={firstDay + at + columnsBefore + 1}
            aria-label={day.long}
            data-today={day.isToday}
            data-weekend={day.isWeekend}
            className={classes['dayHead']}
            style={{
              left: from + (firstDay + at) * widths.day,
              top: calendarSizes.months,
              width: widths.day,
            }}
          >
            <span>{widths.day < 44 ? day.weekday.slice(0, 1) : day.weekday}</span>
            <b>{day.number}</b>
          </div>
        ))}
      </div>
    </div>
  );
});
