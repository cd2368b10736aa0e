import { stateWords } from '#acclimatisation/web';
import type { WatchedSite } from '#heat-waves/offline';
import { useHeatSettings } from '#heat/web';
import { PersonLink } from '#people/web';
import { heatWaveTexts as texts, waveText } from './heat-wave-texts.ts';
import classes from './heat-waves.module.css';

/** Days of a wave, and people, that are named. */
const [mostDays, mostPeople] = [3, 6];

/** The heat waves of a site, and who is observed closely. */
export function WatchedSiteFacts({ site }: { site: WatchedSite }) {
  const { waves, unknown, observation, today } = site;
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
      {observation !== null && <Observed site={site} until={observation.until} />}
    </>
  );
}

function Observed({ site, until }: { site: WatchedSite; until: string }) {
  const { observed, hasRosters } = site;
  const others = observed.length - mostPeople;
  return (
    <>
      <p className={classes['observe']}>{texts.observe(until)}</p>
      {observed.length === 0 ? (
        <p>{hasRosters ? texts.nobody : texts.noRosters}</p>
      ) : (
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
      )}
    </>
  );
}
