import type { LicenseProblems } from '#license/domain';
import { countOf, countText, dateText } from '#packages/kit';

/** Texts about the plan. */
export const licenseTexts = {
  title: 'Plan',
  about: 'Set by the operator of this server. Nothing is turned off when a limit is reached.',
  plan: 'Plan',
  seats: 'Seats used',
  seatsHelp: 'Active people, without hidden people and test people.',
  ofSeats: (seats: number) => `of ${countText(seats)}`,
  noLimit: 'Not limited',
  validUntil: 'Valid until',
  features: 'Features',
  noFeatures: 'None',
  toPlan: 'Show plan',
} as const;

/** A day of a plan as shown: '30 Jun 2027'. */
export function dayText(day: string): string {
  return dateText(Date.parse(`${day}T12:00:00Z`), 'UTC');
}

/** The sentences about a license that is over its limits; empty if it is not. */
export function problemText({ overBy, expired }: LicenseProblems): string {
  return [
    ...(overBy > 0
      ? [
          `Your organisation has ${countOf(overBy, 'person', 'people')} more than its plan has seats.`,
        ]
      : []),
    ...(expired === null ? [] : [`Your plan was valid until ${dayText(expired)}.`]),
  ].join(' ');
}
