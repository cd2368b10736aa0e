import { hydrationWords } from '#hydration/domain';
import type { RecentTest } from '#hydration/offline';
import { RelativeTime, UnsentMark } from '#packages/ui';
import { HydrationGlyph } from '../hydration-glyph.tsx';
import { numberText } from '../value-text.ts';
import classes from './recent-tests.module.css';

/** Tiles of the newest tests: value, unit, age and icon of the status. */
export function RecentTests({ tests }: { tests: readonly RecentTest[] }) {
  return (
    <ul className={classes['tiles']}>
      {tests.map(({ measurement_id, value, state, time, unsent }) => (
        <li key={measurement_id} className={classes['tile']}>
          <HydrationGlyph state={state} size={18} label={hydrationWords[state].long} />
          <span>
            <b className={classes['value']}>{state === 'invalid' ? '–' : numberText(value)}</b>{' '}
            <span className={classes['unit']}>{state === 'invalid' ? 'Invalid' : 'mOsm'}</span>
            <span className={classes['age']}>
              <RelativeTime time={time} />
              {unsent !== null && <UnsentMark state={unsent.state} short />}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
