import { hydrationStates, hydrationWords } from '#hydration/domain';
import type { HydrationState } from '#hydration/domain';
import { countText } from '#packages/kit';
import { HydrationGlyph } from '../hydration-glyph.tsx';
import classes from './status-legend.module.css';

interface Props {
  counts: Record<HydrationState, number>;
  /** Difference to the previous window; null hides the column. */
  change: Record<HydrationState, number> | null;
  /** Name of the previous window: 'the previous 7 days'. */
  before: string | null;
  /** If given, each state with people is a button that shows them. */
  onChoose?: (state: HydrationState) => void;
}

/** The legend of the ring: a table of people per state with the change. */
export function StatusLegend({ counts, change, before, onChoose }: Props) {
  return (
    <table className={classes['legend']} aria-label="People per hydration status">
      <thead className="ws-only-heard">
        <tr>
          <th scope="col">Status</th>
          <th scope="col">People</th>
          {change !== null && <th scope="col">Change from {before}</th>}
        </tr>
      </thead>
      <tbody>
        {hydrationStates.map((state) => (
          <tr key={state} data-state={state}>
            <th scope="row">
              <Name state={state} onChoose={counts[state] > 0 ? onChoose : undefined} />
            </th>
            <td className={classes['count']}>{countText(counts[state])}</td>
            {change !== null && <td className={classes['change']}>{signed(change[state])}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Name({ state, onChoose }: { state: HydrationState; onChoose: Props['onChoose'] }) {
  const name = (
    <>
      <HydrationGlyph state={state} size={14} />
      {hydrationWords[state].short}
    </>
  );
  if (onChoose === undefined) return <span className={classes['name']}>{name}</span>;
  return (
    <button
      type="button"
      className={classes['name']}
      title="Show these people"
      onClick={() => onChoose(state)}
    >
      {name}
    </button>
  );
}

/** A number with its sign; uses the typographic minus. */
export function signed(difference: number): string {
  if (difference === 0) return '0';
  return difference > 0 ? `+${countText(difference)}` : `\u2212${countText(-difference)}`;
}
