import { longestSnooze } from '#notifications/contract';
import { tomorrowMorning } from './recipient-choice.ts';

/** A time until which somebody can mute their notifications. */
export interface SnoozeOffer {
  word: string;
  /** When it ends if it is chosen at a time; both in milliseconds since 1970. */
  untilOf(time: number): number;
}

const hour = 3_600_000;

/**
 * The offers to mute notifications, the shortest first except for the next shift.
 *
 * @param zone IANA name of the person's zone
 * @param nextShift start of their next shift; null if none is planned
 */
export function snoozeOffers(
  now: number,
  { zone, nextShift }: { zone: string; nextShift: number | null },
): SnoozeOffer[] {
  const isOffered =
    nextShift !== null && nextShift > now && nextShift <= now + longestSnooze * 24 * hour;
  return [
    { word: '1 hour', untilOf: (time) => time + hour },
    { word: '4 hours', untilOf: (time) => time + 4 * hour },
    { word: 'Until tomorrow morning', untilOf: (time) => tomorrowMorning(time, zone) },
    ...(isOffered ? [{ word: 'Until my next shift', untilOf: () => nextShift }] : []),
  ];
}
