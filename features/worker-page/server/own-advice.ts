import { cautiousAdvice, createAdviceCache, prepareAdvice, thresholdRest } from '#breaks/domain';
import { riskLevel, riskOf } from '#heat/domain';
import type { HourAdvice } from '#heat/domain';
import { mostForecastDays } from '#weather/contract';
import type { WeatherHour } from '#weather/contract';
import type { WeatherPort } from '#weather/server';
import type { WorkerPage } from '#worker-page/contract';
import { strictestPlace } from '#worker-page/domain';
import type { OwnWork } from './own-work.ts';

type Advice = Pick<WorkerPage, 'advice' | 'advice_gap'>;
type Hour = NonNullable<WorkerPage['advice']>['hours'][number];

/** Hours of advice: a shift. */
const mostHours = 12;
const hour = 3_600_000;

const cache = createAdviceCache();

/**
 * The advice for the current and later hours at the strictest of a person's locations, with that of
 * their jobs that needs the most rest. A service without an answer is no error: there is no advice.
 *
 * @param asking of the weather service, with the time in milliseconds since 1970
 */
export async function ownAdvice(
  weather: WeatherPort,
  { locations, jobs, kinds, threshold }: OwnWork,
  asking: Parameters<WeatherPort['forecast']>[2],
): Promise<Advice> {
  if (locations.length === 0) return { advice: null, advice_gap: 'no_location' };
  const hazards = jobs.map(({ hazard }) => hazard).filter((hazard) => hazard >= 0);
  const places = [];
  for (const { name, place } of locations.slice(0, mostPlaces)) {
    const hours = await nextHours(weather, place, asking);
    await prepareAdvice(cache, { place, hours, kinds }, immediate);
    if (hours.length === 0) continue;
    const planned = hours.map((each) => {
      const advice = cautiousAdvice(place, each, { kinds, advice: cache });
      return plannedHour(each, { hazards, threshold, advice });
    });
    places.push({ name, hours: planned });
  }
  const strictest = strictestPlace(places);
  if (strictest === null) return { advice: null, advice_gap: 'no_weather' };
  const [job] = jobs.toSorted((one, other) => other.hazard - one.hazard);
  return {
    advice: {
      location: strictest.name,
      job: job?.name ?? null,
      hours: strictest.hours.map((each) => ({ ...each, time: new Date(each.time).toISOString() })),
    },
    advice_gap: kinds.length === 0 ? 'no_job' : null,
  };
}

/** Minutes of rest in an hour from the threshold on. */
const leastRest = Math.ceil((60 * thresholdRest.rest) / (thresholdRest.work + thresholdRest.rest));

/** Locations of a person that are looked at: each one asks the weather service. */
const mostPlaces = 3;

/** The hours from the current one on; none if the service has no answer. */
async function nextHours(
  weather: WeatherPort,
  place: OwnWork['locations'][number]['place'],
  asking: Parameters<WeatherPort['forecast']>[2],
): Promise<WeatherHour[]> {
  const answer = await weather.forecast(place, mostForecastDays, asking).catch(() => null);
  const hours = answer?.forecast.forecastday.flatMap((day) => day.hour) ?? [];
  const first = hours.findIndex(
    ({ time_epoch }) => time_epoch * 1000 <= asking.now && time_epoch * 1000 + hour > asking.now,
  );
  return first < 0 ? [] : hours.slice(first, first + mostHours);
}

interface HourParts {
  hazards: readonly number[];
  threshold: number;
  advice: HourAdvice | null;
}

/** From the threshold on the rest is at least that of the breaks of a crew. */
function plannedHour(
  { time_epoch, temp_c, heatindex_c: heat_index, wind_kph }: WeatherHour,
  { hazards, threshold, advice }: HourParts,
): Omit<Hour, 'time'> & { time: number } {
  const hazard = Math.max(-1, ...hazards);
  const risk = riskOf({ hazard, heat_index, wind_kph });
  const least = heat_index >= threshold ? leastRest : 0;
  const rest = advice === null ? null : Math.max(advice.rest_minutes, least);
  return {
    time: time_epoch * 1000,
    level: risk === null ? null : riskLevel(risk),
    temperature_c: temp_c,
    work_minutes: rest === null ? null : 60 - rest,
    rest_minutes: rest,
    litres: advice?.water.litres ?? null,
  };
}

function immediate(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
