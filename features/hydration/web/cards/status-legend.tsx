import { hydrationStates, hydrationWords } from '#hydration/domain';
import type { HydrationState } from '#hydration/domain';
import { HydrationGlyph } from '../hydration-glyph.tsx';
import classes from './status-legend.module.css';

interface Props {
  counts: Record<HydrationState, number>;
  /** Difference to the window before; null leaves the column out. */
  change: Record<HydrationState, number> | null;
  /** What the change is compared with: 'last week'. */
  before: string | null;
}

/** The ring's legend: a table of people per state with the change. */
export function StatusLegend({ counts, change, before }: Props) {
  return (
    <table className={classes['legend']} aria-label="People per hydration status">
      <thead className={classes['hidden']}>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">People</th>
          {change !== null && <th scope="col">Change since {before}</th>}
        </tr>
      </thead>
      <tbody>
        {hydrationStates.map((state) => (
          <tr key={state} data-state={state}>
            <th scope="row">
              <span className={classes['name']}>
                <HydrationGlyph state={state} size={14} />
                {hydrationWords[state].short}
              </span>
            </th>
            <td className={classes['count']}>{counts[state]}</td>
            {change !== null && <td className={classes['change']}>{signed(change[state])}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A difference with its sign; the minus is the typographic one. */
export function signed(difference: number): string {
  if (difference === 0) return '0';
  return difference > 0 ? `+${String(difference)}` : `\u2212${String(-difference)}`;
}
