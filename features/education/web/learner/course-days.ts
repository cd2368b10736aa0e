import { dateText } from '#packages/kit';

/** The day of a time in a zone: '27 Nov 2026'. */
export function dayOf(time: string, zone: string): string {
  return dateText(Date.parse(time), zone);
}
