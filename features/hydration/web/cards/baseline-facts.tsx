import {
  defaultBounds,
  hydrationStatus,
  hydrationStatuses,
  hydrationWords,
} from '#hydration/domain';
import type { HydrationBounds, HydrationStatus } from '#hydration/domain';
import type { PersonHistory } from '#hydration/offline';
import { HydrationGlyph } from '../hydration-glyph.tsx';
import { BaselineBar } from './baseline-bar.tsx';
import classes from './baseline-facts.module.css';

/** Mean, spread and bounds of a person, beside the default bounds. */
export function BaselineFacts({ history }: { history: PersonHistory }) {
  const { baseline, bounds, points } = history;
  const now = points.at(-1)?.value ?? null;
  return (
    <div className={classes['facts']}>
      <p className={classes['figure']}>
        <b>{baseline === null ? 50 : Math.round(baseline.mean)}</b>
        <span>{baseline === null ? 'mOsm assumed' : 'mOsm mean'}</span>
        {baseline?.std != null && <em>± {Math.round(baseline.std)} std</em>}
      </p>
      <BaselineBar
        bounds={bounds}
        zone={baseline?.zone ?? null}
        values={baseline?.values ?? []}
        now={now}
      />
      <table className={classes['bounds']}>
        <thead>
          <tr>
            <th scope="col">Status</th>
            {baseline !== null && <th scope="col">Personal</th>}
            <th scope="col">Default</th>
          </tr>
        </thead>
        <tbody>
          {hydrationStatuses.map((status) => (
            <tr key={status}>
              <th scope="row">
                <HydrationGlyph state={status} size={15} />
                {hydrationWords[status].short}
              </th>
              {baseline !== null && <td>{rangeText(status, bounds)}</td>}
              <td>{rangeText(status, defaultBounds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {baseline !== null && now !== null && (
        <p className={classes['compare']}>{comparison(now, bounds)}</p>
      )}
    </div>
  );
}

/** 'up to 60', '60 – 92', 'above 138'. */
function rangeText(status: HydrationStatus, bounds: HydrationBounds): string {
  const whole = (value: number) => String(Math.round(value));
  switch (status) {
    case 'hydrated':
      return `up to ${whole(bounds.mild)}`;
    case 'mild':
      return `${whole(bounds.mild)} – ${whole(bounds.moderate)}`;
    case 'moderate':
      return `${whole(bounds.moderate)} – ${whole(bounds.severe)}`;
    case 'severe':
      return `above ${whole(bounds.severe)}`;
  }
}

function comparison(now: number, bounds: HydrationBounds): string {
  const [own, common] = [hydrationStatus(now, bounds), hydrationStatus(now, defaultBounds)];
  const word = hydrationWords[common].short;
  return own === common
    ? `Against the default bounds this test reads ${word} too.`
    : `Against the default bounds this test would read ${word}.`;
}
