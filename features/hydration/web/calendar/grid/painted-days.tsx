import { memo } from 'react';
import { calendarSizes } from './calendar-sizes.ts';
import { paintCalendar } from './calendar-paint.ts';
import type { RowLooks } from './row-looks.ts';
import classes from './calendar-grid.module.css';

interface Props {
  looks: RowLooks;
  firstRow: number;
  rows: number;
  /** Pixels below the top of its container. */
  top: number;
  firstDay: number;
  /** After the last day. */
  endDay: number;
}

/** The days of some people as a picture under their rows, which contain the same as text. */
export const PaintedDays = memo(function PaintedDays(props: Props) {
  const { looks, firstRow, rows, top, firstDay, endDay } = props;
  const { widths, data } = looks;
  const endRow = Math.min(firstRow + rows, data.user_ids.length);
  const part = { firstRow, endRow, firstDay, endDay };
  return (
    <svg
      aria-hidden
      className={classes['painted']}
      style={{
        left: widths.name + widths.tags + firstDay * widths.day,
        top,
      }}
      width={(endDay - firstDay) * widths.day}
      height={(endRow - firstRow) * calendarSizes.row}
    >
      {paintCalendar({ ...looks, day: widths.day }, part).map(
        ({ count, look, plates, dots, middles }) => (
          <g key={count} style={{ color: look.color }}>
            <path data-count={count} fill={look.background as string} d={plates} />
            {dots !== '' && (
              <path className={classes['dots']} data-spaced={looks.spacedOut} d={dots} />
            )}
            {middles.map(([x, y], at) => (
              <text key={at} x={x} y={y}>
                {count}
              </text>
            ))}
          </g>
        ),
      )}
    </svg>
  );
});
