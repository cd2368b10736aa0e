import { zonedParts } from '#packages/kit';

const dayLength = 24 * 60 * 60 * 1000;
const months = 'JanFebMarAprMayJunJulAugSepOctNovDec';

/** Number of the week by ISO 8601 (the week of the nearest Thursday) in a zone. */
export function isoWeek(time: number, zone: string): number {
  const { day, month, year } = zonedParts(time, zone);
  const date = Date.UTC(Number(year), months.indexOf(month) / 3, Number(day));
  const weekday = new Date(date).getUTCDay() || 7;
  const thursday = date + (4 - weekday) * dayLength;
  const newYear = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1);
  return Math.floor((thursday - newYear) / dayLength / 7) + 1;
}
