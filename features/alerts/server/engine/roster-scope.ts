import type { AlertRule } from '#alerts/contract';
import type { ScopePerson } from '#alerts/domain';
import type { RosterState } from '#rosters/server';

type RosterRule = Pick<AlertRule, 'use_roster'>;
const nobody: ReadonlySet<string> = new Set();

/** Supervisors whom a rule does not notify, as they are in a roster and not on shift. */
export function offShift(
  { use_roster }: RosterRule,
  roster: RosterState | null,
): ReadonlySet<string> {
  return use_roster && roster !== null ? roster.offShift : nobody;
}

/**
 * Whether the test of a person counts for a rule. With the roster it counts near a shift, as people
 * are tested before it begins and after it ends.
 */
export function countsNow(
  { use_roster }: RosterRule,
  { user_id }: Pick<ScopePerson, 'user_id'>,
  roster: RosterState | null,
): boolean {
  return !use_roster || roster === null || roster.nearShift.has(user_id);
}
