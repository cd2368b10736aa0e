import type { License } from '#license/contract';

/** What is wrong with the license of an organisation. Nothing is blocked because of it. */
export interface LicenseProblems {
  /** Number of people without a seat; 0 if all have one. */
  overBy: number;
  /** The last valid day, if it has passed; otherwise null. */
  expired: string | null;
}

/**
 * Compares the use of a license with its plan.
 *
 * @param today 'YYYY-MM-DD' in the zone of the organisation
 */
export function licenseProblems(
  { seats, seats_used, valid_until }: Pick<License, 'seats' | 'seats_used' | 'valid_until'>,
  today: string,
): LicenseProblems {
  return {
    overBy: seats === null ? 0 : Math.max(0, seats_used - seats),
    // Dates of this form compare as texts.
    expired: valid_until !== null && valid_until < today ? valid_until : null,
  };
}
