import type { CalendarRange } from '#hydration/contract';
import { inkOn, rangeWords } from '#hydration/domain';
import classes from './calendar-legend.module.css';

/** The colours of the ranges with the counts of each. */
export function CalendarLegend({ ranges }: { ranges: readonly CalendarRange[] }) {
  if (ranges.length === 0) return <span>No ranges, so every day is white.</span>;
  return (
    <span className={classes['legend']}>
      <span>Tests a day</span>
      <ul aria-label="Tests a day by colour">
        {ranges.map((range, at) => (
          <li key={at}>
            <i style={{ background: range.colour, color: inkOn(range.colour) }} />
            {rangeWords(range, ranges)}
          </li>
        ))}
      </ul>
    </span>
  );
}
