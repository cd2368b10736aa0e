import { hydrationStatuses } from '#hydration/domain';
import type { HydrationBounds, OptimalZone } from '#hydration/domain';
import { themed } from '../hydration-palette.ts';
import classes from './baseline-bar.module.css';

interface Props {
  bounds: HydrationBounds;
  zone: OptimalZone | null;
  /** Values of the baseline, as dots above the bar. */
  values: readonly number[];
  /** Newest value, marked with a pointer. */
  now: number | null;
}

/** The four bands on one bar with optimal zone, baseline values and the newest value. */
export function BaselineBar({ bounds, zone, values, now }: Props) {
  const [least, most] = [bounds.min * 0.5, bounds.max];
  const at = (value: number) =>
    ((Math.min(most, Math.max(least, value)) - least) / (most - least)) * 100;
  const limits = [least, bounds.mild, bounds.moderate, bounds.severe, most];
  const inner = limits.slice(1, 4);
  return (
    <div className={classes['frame']} aria-hidden>
      {values.map((value, index) => (
        <i key={index} className={classes['dot']} style={{ left: `${String(at(value))}%` }} />
      ))}
      {now !== null && (
        <span
          className={classes['now']}
          data-side={at(now) > 70 ? 'left' : 'right'}
          style={{ left: `${String(at(now))}%` }}
        >
          now {Math.round(now)}
        </span>
      )}
      <div className={classes['bar']}>
        {hydrationStatuses.map((status, index) => (
          <i
            key={status}
            style={{
              flexGrow: (limits[index + 1] ?? 0) - (limits[index] ?? 0),
              background: themed(status, 'fill'),
              borderColor: themed(status, 'edge'),
            }}
          />
        ))}
        {zone !== null && (
          <b
            className={classes['zone']}
            style={{ left: `${String(at(zone.from))}%`, right: `${String(100 - at(zone.to))}%` }}
          />
        )}
      </div>
      {inner.map((limit) => (
        <span key={limit} className={classes['limit']} style={{ left: `${String(at(limit))}%` }}>
          {Math.round(limit)}
        </span>
      ))}
    </div>
  );
}
