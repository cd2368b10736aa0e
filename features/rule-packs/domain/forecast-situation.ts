import { crewWeather } from '#heat/domain';
import type { Crew, RestPlace } from '#heat/domain';
import { fahrenheitOf } from '#packages/kit';
import type { Coordinates } from '#tags/contract';
import type { WeatherHour } from '#weather/contract';
import type { SitePacks } from './site-packs.ts';
import type { HeatCrew, Situation } from './situation.ts';

/** WBGT in degrees Celsius at work and at rest; NaN without the radiation of the hour. */
export interface HourHeat {
  readonly work: number;
  readonly rest: number;
}

/** Work at a site in an hour of its forecast. */
export interface ForecastWork {
  readonly weather: WeatherHour;
  readonly heat: HourHeat;
  readonly site: Pick<SitePacks, 'industry' | 'radiant_heat'>;
  /** Null if the work is not known. */
  readonly crew: Pick<Crew, 'work_rate' | 'clothing' | 'acclimatisation'> | null;
  /** The job's answer about the sun: 0 indoors, 1 full shade, 2 part shade, 3 no shade; -1 unknown. */
  readonly sun_exposure: number;
  /** Null if it is not known. */
  readonly heat_wave?: boolean | null;
}

/** The WBGT of an hour at a site. */
export function heatOfHour(weather: WeatherHour, place: Coordinates, rest: RestPlace): HourHeat {
  const found = crewWeather(weather, place, rest);
  return { work: found.work.wbgt, rest: found.rest.wbgt };
}

/** Work in an hour of which the forecast may be missing: NaN degrees are not known. */
type TimedWork = Omit<ForecastWork, 'weather'> & {
  readonly weather: Pick<WeatherHour, 'time' | 'temp_c' | 'heatindex_c'>;
};

/** The situation of a crew in an hour, for the rules. */
export function situationOf({ heat_wave = null, ...work }: TimedWork): Situation {
  const { weather, heat, site, crew, sun_exposure } = work;
  const { time, temp_c, heatindex_c } = weather;
  const from = Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16));
  const isKnown = sun_exposure >= 0;
  return {
    ...{ air_f: inFahrenheit(temp_c), heat_index_f: inFahrenheit(heatindex_c) },
    ...{ wbgt_c: known(heat.work), wbgt_at_rest_c: known(heat.rest) },
    time: { date: time.slice(0, 10), from, until: from + 60 },
    ...{ work_rate: crew?.work_rate ?? -1, clothing: crew?.clothing ?? 0 },
    non_breathable: crew === null ? null : isNonBreathable(crew.clothing),
    ...{ industry: site.industry, radiant_heat: site.radiant_heat },
    place: isKnown ? (sun_exposure === 0 ? 'indoor' : 'outdoor') : null,
    in_sun: isKnown ? sun_exposure >= 2 : null,
    crew: heatCrew(crew?.acclimatisation ?? 'unknown'),
    ...{ heat_wave, exposure_minutes: null },
  };
}

/**
 * Whether clothing lets no vapour through, by what it adds to the WBGT in K: a vapour barrier adds 11.
 * The answers of a job do not say what several layers are made of, so from 3 K on it is not known.
 */
function isNonBreathable(adjustment: number): boolean | null {
  if (adjustment >= 11) return true;
  return adjustment >= 3 ? null : false;
}

/** The state of a crew of which only this is known. */
function heatCrew(state: Exclude<HeatCrew['state'], 'new' | 'returning'>): HeatCrew {
  return { state, day: null, absence_days: null };
}

function inFahrenheit(celsius: number): number | null {
  return Number.isFinite(celsius) ? fahrenheitOf(celsius) : null;
}

function known(celsius: number): number | null {
  return Number.isFinite(celsius) ? celsius : null;
}
