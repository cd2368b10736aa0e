import type { ConditionalTrigger } from '#alerts/contract';
import type { Period, PlaceHistory } from '#alerts/domain';
import type { Tx } from '#packages/database';
import { dayAt, placeId } from '#weather/domain';
import type { WeatherAnswer } from '#weather/contract';
import { mostForecastDays } from '#weather/contract';
import { zoneOf } from '#weather/server';
import type { WeatherPort } from '#weather/server';
import { findWeatherTargets } from '../engine/place-values.ts';
import type { WeatherTarget } from '../engine/place-values.ts';

/** Locations whose weather one rehearsal asks for at most. */
const mostPlaces = 40;

interface Asking {
  org_id: string;
  now: number;
  warn: (reason: string) => void;
}

/** The targets of a weather rule as they are now; null if they are at too many places. */
export async function findRehearsedTargets(
  tx: Tx,
  trigger: ConditionalTrigger,
  tag_ids: string[],
): Promise<WeatherTarget[] | null> {
  const targets = await findWeatherTargets(tx, { tag_ids }, trigger.metric);
  const places = new Set(targets.flatMap(({ place }) => (place === null ? [] : placeId(place))));
  return places.size > mostPlaces ? null : targets;
}

/** The weather of targets in a period: the past hours, and those of the forecast. */
export async function readWeatherHistory(
  weather: WeatherPort,
  targets: readonly WeatherTarget[],
  { from }: Period,
  asking: Asking,
): Promise<PlaceHistory[]> {
  // Each place is asked for once, also for several jobs there.
  const asked = new Map<string, Promise<Pick<PlaceHistory, 'zone' | 'hours'>>>();
  return await Promise.all(
    targets.map(async ({ tag_ids, place, hazard }) => {
      if (place === null) return { tag_ids, zone: 'UTC', hazard, hours: [] };
      const key = placeId(place);
      const question = asked.get(key) ?? hoursOf(weather, place, from, asking);
      asked.set(key, question);
      return { tag_ids, hazard, ...(await question) };
    }),
  );
}

async function hoursOf(
  weather: WeatherPort,
  place: { lat: number; lon: number },
  from: number,
  asking: Asking,
): Promise<Pick<PlaceHistory, 'zone' | 'hours'>> {
  const zone = zoneOf(place);
  const days = { from: dayAt(zone, from), to: dayAt(zone, asking.now, -1) };
  const [past, ahead] = await Promise.all([
    weather.history(place, days, asking),
    weather.forecast(place, mostForecastDays, asking),
  ]);
  const byTime = new Map([...hoursIn(past), ...hoursIn(ahead)].map((each) => [each.time, each]));
  return {
    zone: ahead.location?.tz_id ?? past.location?.tz_id ?? zone,
    hours: [...byTime.values()].toSorted((one, other) => one.time - other.time),
  };
}

function hoursIn({ forecast }: WeatherAnswer): PlaceHistory['hours'][number][] {
  return forecast.forecastday.flatMap(({ hour }) =>
    hour.map(({ time_epoch, temp_c, heatindex_c, wind_kph }) => ({
      ...{ time: time_epoch * 1000, temp_c, heatindex_c, wind_kph },
    })),
  );
}
