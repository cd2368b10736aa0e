import { zonedParts } from './date-text.ts';

/**
 * The date in file names, 'YYYY-MM-DD', in a time zone.
 *
 * @param zone IANA name of the organisation's zone; an unknown one counts as UTC
 * @param now milliseconds since 1970
 */
export function fileDate(zone: string, now: number): string {
  const { year, month, day } = zonedParts(now, zone);
  const number = months.indexOf(month) + 1;
  return `${year}-${String(number).padStart(2, '0')}-${day}`;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'].concat(
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
);
