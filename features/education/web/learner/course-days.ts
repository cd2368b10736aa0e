import { dateText } from '#packages/kit';
import { timeOfLocal } from '#rosters/domain';

/** The day of a time in a zone: '27 Nov 2026'. */
export function dayOf(time: string, zone: string): string {
  return dateText(Date.parse(time), zone);
}

/** The end of a day, 'YYYY-MM-DD', in a zone: ISO text. A day that cannot be read is left to the call. */
export function endOfDay(day: string, zone: string): string {
  return timeOfLocal(`${day}T23:59:59`, zone) ?? day;
}
