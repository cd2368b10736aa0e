import { hydrationWords } from '#hydration/domain';
import type { NewestTest } from '#hydration/offline';
import { HydrationGlyph, numberText, useTimeWords } from '#hydration/web';
import { personName } from '#people/domain';
import { PersonAvatar, PersonLink } from '#people/web';
import { shortAge } from '#packages/kit';
import { UnsentMark, useNow, useZone } from '#packages/ui';
import classes from './latest-tiles.module.css';

/** Tiles of tests: picture, name, value, age and icon of the status. */
export function LatestTiles({ tests }: { tests: readonly NewestTest[] }) {
  const [now, zone, { moment }] = [useNow(), useZone(), useTimeWords()];
  return (
    <ul className={classes['tiles']}>
      {tests.map(({ measurement_id, person, value, state, time, unsent }) => (
        <li key={measurement_id} className={classes['tile']}>
          <PersonAvatar person={person} />
          <span className={classes['words']}>
            <PersonLink user_id={person.user_id} className={classes['name']}>
              {personName(person)}
            </PersonLink>
            <span className={classes['figures']}>
              <b>{state === 'invalid' ? '–' : numberText(value)}</b>{' '}
              {state === 'invalid' ? hydrationWords.invalid.short : 'mOsm'}
              {' · '}
              <time dateTime={new Date(time).toISOString()} title={moment(time)}>
                {shortAge(time, now, zone)}
              </time>
            </span>
          </span>
          {unsent !== null && <UnsentMark state={unsent.state} short />}
          <HydrationGlyph state={state} label={hydrationWords[state].long} />
        </li>
      ))}
    </ul>
  );
}
