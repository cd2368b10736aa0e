import type { Tx } from '#packages/database';
import { countOf } from '#packages/kit';
import { findPeople } from '#people/server';
import { personName } from '#people/domain';
import type { Viewer } from '#permissions/contract';
import type { CalendarScope, Leave, Roster } from '#rosters/contract';
import { describeRoster, shiftsBetween } from '#rosters/domain';
import { findLeaves, findRosters } from '../roster-store.ts';
import type { FeedEvent } from './calendar-text.ts';

const day = 24 * 3_600_000;
/** A feed has the shifts and leave of this period around the present, in milliseconds. */
const before = 14 * day;
const after: Readonly<Record<CalendarScope, number>> = { own: 26 * 7 * day, team: 8 * 7 * day };
/** Events of a feed, the earliest first. */
const mostEvents = 5000;
/** Names in the description of a shift. */
const mostNames = 30;

/**
 * The shifts and leave of a calendar feed, with the rights that its owner has now. Shifts during the
 * owner's leave are left out of their own feed.
 *
 * @param now milliseconds since 1970
 */
export async function feedEvents(
  tx: Tx,
  viewer: Viewer,
  scope: CalendarScope,
  now: number,
): Promise<FeedEvent[]> {
  const isOwn = ({ user_id }: Pick<Leave, 'user_id'>) => user_id === viewer.user_id;
  const [from, to] = [now - before, now + after[scope]];
  const all = await findRosters(tx, viewer);
  const rosters =
    scope === 'own' ? all.filter(({ user_ids }) => user_ids.includes(viewer.user_id)) : all;
  const leaves = (await findLeaves(tx, viewer, from, to)).filter(
    (leave) => scope === 'team' || isOwn(leave),
  );
  const names = await namesOf(tx, scope, rosters, leaves);
  const shifts = rosters.flatMap((roster) =>
    shiftsBetween(roster, from, to)
      .filter((shift) => scope === 'team' || !leaves.some((leave) => covers(leave, shift)))
      .map(({ start, end, date }) => ({
        ...{ uid: `${roster.roster_id}-${new Date(date).toISOString().slice(0, 10)}`, start, end },
        summary: scope === 'own' ? 'Shift' : `Shift, ${countOf(roster.people_count, 'worker')}`,
        description: scope === 'own' ? describeRoster(roster) : peopleText(roster, names),
        changed: Date.parse(roster.modified_time),
      })),
  );
  const absences = leaves.map((leave) => ({
    ...{ uid: leave.roster_user_leave_id, description: '' },
    ...{ start: Date.parse(leave.start_time), end: Date.parse(leave.end_time) },
    summary: scope === 'own' ? 'On leave' : `On leave: ${names.get(leave.user_id) ?? ''}`,
    changed: Date.parse(leave.modified_time),
  }));
  return [...shifts, ...absences].toSorted((a, b) => a.start - b.start).slice(0, mostEvents);
}

async function namesOf(
  tx: Tx,
  scope: CalendarScope,
  rosters: readonly Roster[],
  leaves: readonly Leave[],
): Promise<ReadonlyMap<string, string>> {
  if (scope === 'own') return new Map();
  const ids = [
    ...rosters.flatMap(({ user_ids }) => user_ids.slice(0, mostNames)),
    ...leaves.map(({ user_id }) => user_id),
  ];
  const people = await findPeople(tx, [...new Set(ids)]);
  return new Map([...people].map(([user_id, person]) => [user_id, personName(person)]));
}

/** The workers of a roster that the viewer sees, and how many more there are. */
function peopleText(
  { user_ids, people_count }: Roster,
  names: ReadonlyMap<string, string>,
): string {
  const listed = user_ids.slice(0, mostNames).flatMap((id) => names.get(id) ?? []);
  const more = people_count - listed.length;
  return [...listed, ...(more > 0 ? [`and ${countOf(more, 'other')}`] : [])].join('\n');
}

function covers(
  { start_time, end_time }: Pick<Leave, 'start_time' | 'end_time'>,
  { start, end }: { start: number; end: number },
): boolean {
  return Date.parse(start_time) <= start && Date.parse(end_time) >= end;
}
