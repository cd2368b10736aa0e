import zoneAt from '@photostructure/tz-lookup';
import { Temporal } from 'temporal-polyfill';
import type { Days } from '#weather/domain';
import type { Coordinates } from './weather-service.ts';

const hour = 3_600_000;

/** Time zone of a place. */
export function zoneOf({ lat, lon }: Coordinates): string {
  return zoneAt(lat, lon);
}

/** The hours of some days, in milliseconds of UTC: 23 or 25 on a day of a clock change. */
export function hoursOf({ from, to }: Days, zone: string): number[] {
  const begin = Temporal.PlainDate.from(from).toZonedDateTime(zone).epochMilliseconds;
  const end = Temporal.PlainDate.from(to).add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds;
  return Array.from({ length: Math.round((end - begin) / hour) }, (_, nth) => begin + nth * hour);
}
