import { openWbgt } from '#heat/domain';
import { forecastsOfSites } from '#heat/offline';
import { isSwitchedOn } from '#organisation/domain';
import { ownOrganisation } from '#organisation/offline';
import { defineRead } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import type { Coordinates } from '#tags/contract';
import type { Measured, WeatherHour } from '#weather/contract';
import { correctionAt, modelOf } from '#weather/domain';
import { modelForecastsOfSites, siteCorrections, weatherStands } from '#weather/offline';
import type { SiteForecast } from '#weather/offline';
import { mayRecordAt } from './reading-rows.ts';

const hour = 3_600_000;

/** A value beside that of the model, in degrees Celsius. */
export interface MeasuredValue {
  measured: number;
  /** Null if the model does not know it. */
  model: number | null;
}

/** The reading that replaces the model in this hour. Times in milliseconds since 1970. */
export interface CurrentReading {
  reading_id: string;
  time: number;
  /** The hours that it replaces. */
  from: number;
  until: number;
  /** The WBGT was measured, or computed from a measured globe. */
  hasWbgt: boolean;
  /** The air was measured, so the heat index follows it. */
  hasAir: boolean;
  /** Null without the radiation that the measured air needs. */
  wbgt: MeasuredValue | null;
  heat_index: MeasuredValue | null;
}

/** A location at which readings count. */
export interface ReadingSite {
  location_id: string;
  name: string;
  /** Time zone of the location; null without a forecast. */
  zone: string | null;
  mayRecord: boolean;
  current: CurrentReading | null;
  /** What is added to the forecast now; null for nothing. */
  correction: CurrentCorrection | null;
}

/** The correction of a site that is on. */
export interface CurrentCorrection {
  correction_id: string;
  kelvin: number;
  /** When it ends by itself, in milliseconds since 1970. */
  until: number;
}

const tables = [...weatherStands, 'users', 'permissions'] as const;

/** The locations with weather and their current readings; null while heat stress is switched off. */
export const readingSites = defineRead({
  name: 'readings.sites',
  tables: [...tables],
  run(
    copy,
    { location_id }: { location_id: string | null },
    { now, user_id },
  ): ReadingSite[] | null {
    if (!isSwitchedOn(ownOrganisation(copy)?.metadata ?? {}, 'heat stress')) return null;
    return forecastsOfSites(copy)
      .filter(({ site }) => location_id === null || site.tag_id === location_id)
      .map(({ site, forecast }) => ({
        ...{ location_id: site.tag_id, name: site.name, zone: forecast?.zone ?? null },
        mayRecord: mayRecordAt(copy, site.tag_id, user_id),
        current: forecast === null ? null : currentReading(forecast, site, now),
        correction: currentCorrection(copy, site.tag_id, now),
      }));
  },
});

/** What the model says for the hour of a time, in degrees Celsius; null for what it does not know. */
export const readingModel = defineRead({
  name: 'readings.model',
  tables: [...weatherStands],
  run: (copy, { location_id, time }: { location_id: string; time: number }) =>
    modelAt(copy, location_id, time),
});

function modelAt(copy: Copy, location_id: string, time: number) {
  const found = modelForecastsOfSites(copy).find(({ site }) => site.tag_id === location_id);
  const own = found?.forecast ? hourAt(found.forecast, time) : undefined;
  if (found === undefined || own === undefined) return { wbgt: null, heat_index: null };
  return { wbgt: wbgtOf(own, found.site), heat_index: known(own.heatindex_c) };
}

/** The correction of a location that is on at a time; null for none. */
export function currentCorrection(
  copy: Copy,
  location_id: string,
  now: number,
): CurrentCorrection | null {
  const found = correctionAt(siteCorrections(copy).get(location_id) ?? [], now);
  if (found === null) return null;
  const { correction_id, kelvin, until_time } = found;
  return { correction_id, kelvin, until: Date.parse(until_time) };
}

function currentReading(
  forecast: SiteForecast,
  place: Coordinates,
  now: number,
): CurrentReading | null {
  const own = hourAt(forecast, now);
  const measured = own?.measured;
  if (own === undefined || measured === undefined) return null;
  const model = modelOf(own);
  const hasAir = measured.has_air;
  const wbgt = wbgtOf(own, place);
  return {
    ...{ reading_id: measured.reading_id, time: measured.time },
    ...coveredHours(forecast, measured),
    ...{ hasWbgt: measured.wbgt !== null, hasAir },
    wbgt: wbgt === null ? null : { measured: wbgt, model: wbgtOf(model, place) },
    heat_index: hasAir ? { measured: own.heatindex_c, model: known(model.heatindex_c) } : null,
  };
}

function coveredHours(forecast: SiteForecast, { reading_id }: Measured) {
  const starts = hoursOf(forecast)
    .filter(({ measured }) => measured?.reading_id === reading_id)
    .map(({ time_epoch }) => time_epoch * 1000);
  return { from: Math.min(...starts), until: Math.max(...starts) + hour };
}

function hourAt(forecast: SiteForecast, time: number): WeatherHour | undefined {
  return hoursOf(forecast).find(
    ({ time_epoch }) => time_epoch * 1000 <= time && time < time_epoch * 1000 + hour,
  );
}

function hoursOf({ earlier, answer }: SiteForecast): WeatherHour[] {
  return [...earlier, ...answer.forecast.forecastday].flatMap((day) => day.hour);
}

function wbgtOf(own: WeatherHour, place: Coordinates): number | null {
  return known(openWbgt(own, place));
}

function known(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
