const hour = 3_600_000;
const day = 24 * hour;

/** The zone of the site. It has no summer time, so its days are 24 hours long. */
export const siteZone = 'Australia/Perth';
const ahead = 8 * hour;

/** Number of days of past data in the demo. */
export const daysBack = 90;

/** Number of the site's calendar day of a time, counted from 1 January 1970. */
export function siteDay(time: number): number {
  return Math.floor((time + ahead) / day);
}

/** A local time at the site, in milliseconds; hours from 24 are on the next day. */
export function siteTime(dayNumber: number, hours: number): number {
  return dayNumber * day + Math.round(hours * hour) - ahead;
}

/** Day of the week, 0 Sunday to 6 Saturday. */
export function weekdayOf(dayNumber: number): number {
  // 1 January 1970 was a Thursday.
  return (dayNumber + 4) % 7;
}
