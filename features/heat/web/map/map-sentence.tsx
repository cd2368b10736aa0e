import type { MapSite } from '#heat/offline';
import { dateText } from '#packages/kit';
import { useSyncStatus } from '#packages/sync/web';
import { RelativeTime } from '#packages/ui';
import { weatherMessages } from '#weather/contract';
import { SimulatedBadge } from '#weather/web';
import { heatMapTexts } from './heat-map-texts.ts';

interface Props {
  sites: readonly MapSite[];
  date: string | null;
  /** The day is before all stored data. */
  isPastMissing: boolean;
}

/** The time of the map, its number of locations, and the age of its oldest forecast. */
export function MapSentence({ sites, date, isPastMissing }: Props) {
  const { online } = useSyncStatus();
  const updated = sites.flatMap(({ fetched_time }) => fetched_time ?? []);
  const oldest = updated.length === 0 ? null : Math.min(...updated);
  const known = sites.some(({ moment }) => moment !== null);
  return (
    <>
      {date === null
        ? heatMapTexts.now(sites.length)
        : heatMapTexts.onDay(dateText(Date.parse(date), 'UTC'), sites.length)}
      {sites.length > 0 && (
        <>
          {' · '}
          {oldest === null ? (
            heatMapTexts.noForecast
          ) : (
            <>
              {heatMapTexts.updated} <RelativeTime time={oldest} />
            </>
          )}
        </>
      )}
      {sites.some(({ is_simulated }) => is_simulated) && (
        <>
          {' '}
          <SimulatedBadge />
        </>
      )}
      {!online && <> · {heatMapTexts.offline}</>}
      {isPastMissing && <> {heatMapTexts.pastOffline}</>}
      {sites.length > 0 && !known && <> · {weatherMessages.none}</>}
    </>
  );
}
