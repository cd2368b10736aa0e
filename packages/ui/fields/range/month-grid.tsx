import { dayName, monthName, weeksOfMonth } from './days.ts';
import type { Day } from './days.ts';
import classes from './range-picker.module.css';

interface Props {
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
export function MonthGrid({ month, ...days }: Props) {
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

function DayCell(props: Omit<Props, 'month'> & { day: Day }) {
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
