import { countOf } from '#packages/kit';
import type { Rehearsal } from './use-rehearsal.ts';
import classes from './rehearsal.module.css';

const day = 86_400_000;

/** A bar for each day with its alerts; the days of the forecast are hatched. */
export function TimeStrip({ result }: { result: Rehearsal }) {
  const { from, now, to, by_day } = result;
  const days = by_day.map((count, nth) => {
    const begin = from + nth * day;
    return { begin, count, isAhead: begin >= now };
  });
  const most = Math.max(1, ...days.map(({ count }) => count));
  const busy = days.filter(({ count }) => count > 0).length;
  const label = `${countOf(busy, 'day')} of ${days.length} with alerts, at most ${most} a day`;
  return (
    <figure className={classes['strip']}>
      <div role="img" aria-label={label} className={classes['bars']}>
        {days.map(({ begin, count, isAhead }) => (
          <span key={begin} data-ahead={isAhead}>
            <i style={{ height: `${(count / most) * 100}%` }} />
          </span>
        ))}
      </div>
      <figcaption>
        <span>30 days ago</span>
        {to > now && <span>Hatched: forecast</span>}
        <span>{to > now ? `In ${Math.round((to - now) / day)} days` : 'Now'}</span>
      </figcaption>
    </figure>
  );
}
