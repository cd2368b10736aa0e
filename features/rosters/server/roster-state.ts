import { isSwitchedOn } from '#organisation/domain';
import { findOrganisation } from '#organisation/server';
import type { Tx } from '#packages/database';
import type { Leave, Roster } from '#rosters/contract';
import { peopleNearShift, peopleOffShift, peopleOnShift } from '#rosters/domain';
import { iso } from '#packages/sync/server';

/** Who works at a time. */
export interface RosterState {
  onShift: ReadonlySet<string>;
  /** On shift, or within two hours of a shift. */
  nearShift: ReadonlySet<string>;
  /** In a roster, but not on shift. */
  offShift: ReadonlySet<string>;
}

/** Before and after a shift, in milliseconds, people are tested too. */
const margin = 2 * 3_600_000;

/** The rosters of an organisation, and the leave at a time. */
export interface Schedules {
  rosters: Roster[];
  leaves: Leave[];
}

/**
 * The rosters of an organisation, and the leave at a time; null if it has rosters switched off.
 *
 * @param time milliseconds since 1970
 */
export async function findSchedules(tx: Tx, time: number): Promise<Schedules | null> {
  const organisation = await findOrganisation(tx);
  if (!isSwitchedOn(organisation?.metadata ?? {}, 'roster')) return null;
  const { rows: rosters } = await tx.query<Roster>(
    `select roster_id, user_ids, timezone, interval, days_of_week, active,
       ${iso('shift_start_time')} as shift_start_time, ${iso('shift_end_time')} as shift_end_time
     from rosters where org_id = $1 and active`,
    [tx.org_id],
  );
  const { rows: leaves } = await tx.query<Leave>(
    `select user_id, active, ${iso('start_time')} as start_time, ${iso('end_time')} as end_time
     from roster_user_leave where org_id = $1 and active and start_time <= $2 and end_time > $2`,
    [tx.org_id, new Date(time).toISOString()],
  );
  return { rosters, leaves };
}

/**
 * Who works at a time, by the rosters and leave of an organisation; null if it has rosters switched
 * off.
 *
 * @param now milliseconds since 1970
 */
export async function findRosterState(tx: Tx, now: number): Promise<RosterState | null> {
  const schedules = await findSchedules(tx, now);
  if (schedules === null) return null;
  const { rosters, leaves } = schedules;
  return {
    onShift: new Set(peopleOnShift(rosters, leaves, now).keys()),
    nearShift: peopleNearShift(rosters, leaves, now, margin),
    offShift: peopleOffShift(rosters, leaves, now),
  };
}
