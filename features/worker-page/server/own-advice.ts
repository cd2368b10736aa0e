import { createAdviceCache, prepareAdvice, restAskedOf, waterAskedOf } from '#breaks/domain';
import { measuredDays } from '#heat/domain';
import { mostForecastDays } from '#weather/contract';
import type { WeatherHour } from '#weather/contract';
import type { WeatherPort } from '#weather/server';
import type { WorkerPage } from '#worker-page/contract';
import { ownHour, strictestHours } from '#worker-page/domain';
import type { OwnWork } from './own-work.ts';

type Advice = Pick<WorkerPage, 'advice' | 'advice_gap'>;
type Location = OwnWork['locations'][number];

/** Hours of advice: a shift. */
const mostHours = 12;
const hour = 3_600_000;

/** Locations of a person for which the weather service is asked. */
const mostAsked = 10;
/** The hottest of them get advice, which takes a tenth of a second for each hour. */
const mostPlaces = 3;

const cache = createAdviceCache();

/**
 * The advice for the current and later hours: the strictest of all jobs and locations of a person. A
 * service without an answer is no error: there is no advice.
 *
 * @param asking of the weather service, with the time in milliseconds since 1970
 */
export async function ownAdvice(
  weather: WeatherPort,
  { locations, jobs, kinds, threshold, waterTrigger }: OwnWork,
  asking: Parameters<WeatherPort['forecast']>[2],
): Promise<Advice> {
  if (locations.length === 0) return { advice: null, advice_gap: 'no_location' };
  const places = [];
  for (const { name, place, hours, rules } of await hottestPlaces(weather, locations, asking)) {
    await prepareAdvice(cache, { place, hours, kinds }, immediate);
    const hazard = Math.max(-1, ...jobs.map((job) => job.hazard));
    const planned = hours.map((each) => {
      const works = (kinds.length === 0 ? [null] : kinds).map((kind) => {
        const of = { weather: each, place, kind, advice: cache };
        return {
          advice: kind === null ? null : cache.get(each, place, kind),
          ...{ asked: restAskedOf(rules, of), askedWater: waterAskedOf(rules, of) },
        };
      });
      return ownHour(each, { hazard, threshold, waterTrigger, works });
    });
    places.push({ name, hours: planned });
  }
  const hours = strictestHours(places).slice(0, mostHours);
  if (hours.length === 0) return { advice: null, advice_gap: 'no_weather' };
  const [job] = jobs.toSorted((one, other) => other.hazard - one.hazard);
  return {
    advice: {
      job: job?.name ?? null,
      is_simulated: weather.service.is_simulated,
      hours: hours.map((each) => ({ ...each, time: new Date(each.time).toISOString() })),
    },
    advice_gap: kinds.every(({ crew }) => crew === null) ? 'no_job' : null,
  };
}

/** The locations with the highest heat index in the next hours. */
async function hottestPlaces(
  weather: WeatherPort,
  locations: readonly Location[],
  asking: Parameters<WeatherPort['forecast']>[2],
) {
  const known: (Location & { hours: WeatherHour[] })[] = [];
  for (const location of locations.slice(0, mostAsked)) {
    const hours = await nextHours(weather, location, asking);
    if (hours.length > 0) known.push({ ...location, hours });
  }
  const heatOf = ({ hours }: { hours: readonly WeatherHour[] }) =>
    Math.max(...hours.map(({ heatindex_c, temp_c }) => heatindex_c || temp_c));
  return known.sort((one, other) => heatOf(other) - heatOf(one)).slice(0, mostPlaces);
}

/** The hours from the current one on; none if the service has no answer. */
async function nextHours(
  weather: WeatherPort,
  { place, measures }: Pick<Location, 'place' | 'measures'>,
  asking: Parameters<WeatherPort['forecast']>[2],
): Promise<WeatherHour[]> {
  const answer = await weather.forecast(place, mostForecastDays, asking).catch(() => null);
  const days = measuredDays(answer?.forecast.forecastday ?? [], measures, place);
  const hours = days.flatMap((day) => day.hour);
  const first = hours.findIndex(
    ({ time_epoch }) => time_epoch * 1000 <= asking.now && time_epoch * 1000 + hour > asking.now,
  );
  return first < 0 ? [] : hours.slice(first, first + mostHours);
}

function immediate(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
