import type { AlertRule, ConditionalTrigger, RuleMetric } from '#alerts/contract';
import { metricOf, valued } from '#alerts/domain';
import type { MetricValue, Moment, PlaceValues } from '#alerts/domain';
import { measuredAnswer, measuredNow } from '#heat/domain';
import { factorsOf, hazardScore } from '#jobs/domain';
import type { Tx } from '#packages/database';
import type { Coordinates } from '#tags/contract';
import { findSiteReadings } from '#readings/server';
import type { SiteReading, WeatherAnswer } from '#weather/contract';
import type { WeatherPort } from '#weather/server';

const hour = 3_600_000;
/** Hours after which no reading replaces the current weather: the longest, and the hour it ends in. */
const readingHours = 5;

/** A location of a rule, or one of its jobs there. */
export interface WeatherTarget {
  tag_ids: string[];
  /** Null for a location without coordinates. */
  place: Coordinates | null;
  /** Hazard score of the job, -1 while it is not assessed; null without a job. */
  hazard: number | null;
}

interface Row {
  job_id: string | null;
  location_id: string;
  lat: number | null;
  lon: number | null;
  factors: Record<string, unknown> | null;
}

/**
 * The targets of a weather rule: its locations; for the risk its jobs at each location where
 * somebody has that job. Deleted jobs and locations are none.
 */
export async function findWeatherTargets(
  tx: Tx,
  rule: Pick<AlertRule, 'tag_ids'>,
  metric: RuleMetric,
): Promise<WeatherTarget[]> {
  const { rows } = await tx.query<Row>(
    `with scope as (
       select tag_id, type, metadata from tags
       where org_id = $1 and tag_id = any($2::uuid[]) and active
     )
     select l.tag_id as location_id, (l.metadata->>'lat')::float8 as lat,
       (l.metadata->>'lon')::float8 as lon, j.tag_id as job_id, j.metadata as factors
     from scope as l
     left join scope as j on $3 and j.type = 'job' and exists (
       select from user_tags as a
       join user_tags as b on b.org_id = a.org_id and b.user_id = a.user_id
       join users as u on u.org_id = a.org_id and u.user_id = a.user_id
       where a.org_id = $1 and a.tag_id = l.tag_id and b.tag_id = j.tag_id
         and u.active and not u.is_hidden and not u.experimental)
     where l.type = 'location' and (not $3 or j.tag_id is not null)
     order by l.tag_id, j.tag_id`,
    [tx.org_id, rule.tag_ids, metric === 'risk_score'],
  );
  return rows.map(({ location_id, lat, lon, job_id, factors }) => ({
    tag_ids: job_id === null ? [location_id] : [location_id, job_id],
    // A location at 0, 0 was never placed.
    place: lat === null || lon === null || (lat === 0 && lon === 0) ? null : { lat, lon },
    hazard: job_id === null ? null : hazardScore(factorsOf(factors ?? {})),
  }));
}

interface Asking {
  org_id: string;
  now: number;
  warn: (reason: string) => void;
  /** Meter readings by location, which replace the weather there. */
  readings: ReadonlyMap<string, readonly SiteReading[]>;
}

/** The meter readings of an organisation that may replace weather from a time on. */
export async function findCurrentReadings(tx: Tx, now: number): Promise<Asking['readings']> {
  return await findSiteReadings(tx, now - readingHours * hour);
}

/** Days of a forecast that cover the longest look-ahead of 336 hours. */
const mostDays = 15;

/**
 * The values of a rule's metric at its targets, from the weather service. A target has no value if
 * the service has no answer or only an old one, or if the job is not assessed.
 */
export async function readPlaceValues(
  weather: WeatherPort,
  trigger: ConditionalTrigger,
  targets: readonly WeatherTarget[],
  asking: Asking,
): Promise<PlaceValues[]> {
  return await Promise.all(
    targets.map(async ({ tag_ids, place, hazard }) => {
      if (place === null) return { tag_ids, zone: 'UTC', current: null, forecast: null };
      const valueOf = metricOf(trigger.metric, hazard);
      const [current, later] = await Promise.all([
        weather.current(place, asking),
        trigger.enable_forecast ? weather.forecast(place, mostDays, asking) : null,
      ]);
      // No metric uses the WBGT, to which corrections are added.
      const readings = tag_ids.flatMap((tag_id) => asking.readings.get(tag_id) ?? []);
      const forecast = later && measuredAnswer(later, { readings, corrections: [] }, place);
      const known = measuredNow(current, readings, { time: asking.now, place });
      return {
        tag_ids,
        zone: current.location?.tz_id ?? forecast?.location?.tz_id ?? 'UTC',
        current: known && valued(asking.now, valueOf(known)),
        forecast: forecast && forecastOf(forecast, trigger, asking.now, valueOf),
      };
    }),
  );
}

/** The hours of a forecast; null if it is empty, or older than two evaluations. */
function forecastOf(
  { forecast, source }: WeatherAnswer,
  { frequency_minutes }: ConditionalTrigger,
  now: number,
  valueOf: (moment: Moment) => number | null,
): MetricValue[] | null {
  const oldest = now - hour - 2 * frequency_minutes * 60_000;
  if (source.fetched_time === null || source.fetched_time < oldest) return null;
  const hours = forecast.forecastday.flatMap((day) => day.hour);
  if (hours.length === 0) return null;
  return hours.flatMap((each) => valued(each.time_epoch * 1000, valueOf(each)) ?? []);
}
