import { stateWords } from '#acclimatisation/web';
import type { ObservedPeople, WatchedSite } from '#heat-waves/offline';
import { useHeatSettings } from '#heat/web';
import { PersonLink } from '#people/web';
import { heatWaveTexts as texts, waveText } from './heat-wave-texts.ts';
import classes from './heat-waves.module.css';

/** Days of a wave, and people, that are named. */
const [mostDays, mostPeople] = [3, 6];

interface Props {
  site: WatchedSite;
  /** Who is observed; undefined while they are read. */
  people: ObservedPeople | undefined;
  /** The day of the site that they work on; without it they are those of today with any shifts. */
  date?: string;
}

/** The heat waves of a site, and who is observed closely. */
export function WatchedSiteFacts({ site, people, date }: Props) {
  const { waves, unknown, observations, today } = site;
  const { unit } = useHeatSettings();
  return (
    <>
      {waves.slice(0, mostDays).map((wave) => (
        <p key={wave.date} className={classes['wave']} data-today={wave.date === today}>
          {waveText(wave, today, unit)}
        </p>
      ))}
      {waves.length > 0 && <p>{texts.watch}</p>}
      {unknown.length > 0 && <p>{texts.unknown(unknown.slice(0, mostDays))}</p>}
      {observations.length > 0 && (
        <p className={classes['observe']}>{texts.observe(observations, today)}</p>
      )}
      {/* Nobody is observed yet if all of it begins later. */}
      {people !== undefined && observations.some(({ since }) => since <= (date ?? today)) && (
        <Observed people={people} isOfDay={date !== undefined} />
      )}
    </>
  );
}

function Observed({ people, isOfDay }: { people: ObservedPeople; isOfDay: boolean }) {
  const { observed, hasRosters, seesEverybody } = people;
  if (!hasRosters) return <p>{texts.noRosters}</p>;
  if (observed.length === 0) return <p>{texts.nobody(seesEverybody, isOfDay)}</p>;
  const others = observed.length - mostPeople;
  return (
    <ul>
      {observed.slice(0, mostPeople).map(({ user_id, name, state }) => (
        <li key={user_id}>
          <PersonLink user_id={user_id} className={undefined}>
            {name}
          </PersonLink>{' '}
          {stateWords[state].toLowerCase()}
        </li>
      ))}
      {others > 0 && <li>{texts.more(others)}</li>}
    </ul>
  );
}
