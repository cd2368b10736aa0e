import { compareNames } from '#packages/kit';
import { defineRead, defineRowTable } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import type { User } from '#people/contract';
import { isWorker, personName } from '#people/domain';
import { peopleById } from '#people/offline';
import { canLeadTags, canPlanPerson } from '#permissions/domain';
import { viewerOf } from '#permissions/offline';
import type { Leave, Roster } from '#rosters/contract';
import { nextShifts } from '#rosters/domain';
import type { Shift } from '#rosters/domain';

export const rosterTables = [
  defineRowTable('rosters', 'roster_id'),
  defineRowTable('roster_user_leave', 'roster_user_leave_id'),
];

/** A person in lists of rosters. */
export interface RosterPerson {
  user_id: string;
  name: string;
}

/** A roster in the list. */
export interface ListedRoster extends Roster {
  /** Those who are neither hidden nor deleted, by name. */
  people: RosterPerson[];
  /** The current or next shift; null if there is none. */
  next: Shift | null;
  /** The viewer may change it: they manage everybody in it. */
  isManaged: boolean;
}

/** The rosters that are not deleted, the newest first. */
export const rosterList = defineRead({
  name: 'rosters.list',
  tables: ['rosters', 'users', 'permissions', 'organisations'],
  run(copy, _params: Record<string, never>, { now, user_id }): ListedRoster[] {
    const viewer = viewerOf(copy, user_id);
    return activeRosters(copy)
      .toSorted((a, b) => b.created_time.localeCompare(a.created_time))
      .map((roster) => {
        const people = membersOf(copy, roster);
        const all = roster.user_ids.flatMap((id) => peopleById(copy).get(id) ?? []);
        return {
          ...roster,
          people: named(people),
          next: nextShifts(roster, now, 1)[0] ?? null,
          // Of people that the viewer does not see there is only the number.
          isManaged:
            roster.user_ids.length === roster.people_count &&
            all.every((person) => canPlanPerson(viewer, person)),
        };
      });
  },
});

/** A leave in the list. */
export interface ListedLeave extends Leave {
  name: string;
  /** The viewer may cancel it. */
  isManaged: boolean;
}

/** All leave of people who are not deleted, cancelled leave too, the newest first. */
export const leaveList = defineRead({
  name: 'rosters.leave',
  tables: ['roster_user_leave', 'users', 'permissions', 'organisations'],
  run(copy, _params: Record<string, never>, { user_id }): ListedLeave[] {
    const viewer = viewerOf(copy, user_id);
    return [...copy.rows<Leave>('roster_user_leave').values()]
      .flatMap((leave) => {
        const person = peopleById(copy).get(leave.user_id);
        if (person === undefined || !person.active) return [];
        return [{ ...leave, name: personName(person), isManaged: canPlanPerson(viewer, person) }];
      })
      .toSorted((a, b) => b.start_time.localeCompare(a.start_time));
  },
});

/** A worker that the viewer may plan. */
export interface PlannableWorker extends RosterPerson {
  email: string | null;
  tag_ids: readonly string[];
}

/** Everybody that the viewer may plan, by name; hidden people are not offered. */
export const plannableWorkers = defineRead({
  name: 'rosters.plannable_workers',
  tables: ['users', 'permissions', 'organisations'],
  run(copy, _params: Record<string, never>, { user_id }): PlannableWorker[] {
    const viewer = viewerOf(copy, user_id);
    return [...peopleById(copy).values()]
      .filter((person) => isWorker(person) && canPlanPerson(viewer, person))
      .map((person) => ({
        ...{ user_id: person.user_id, name: personName(person) },
        ...{ email: person.email, tag_ids: person.tag_ids },
      }))
      .sort((a, b) => compareNames(a.name, b.name));
  },
});

/** The tags of everybody who is neither hidden nor deleted, by user id. */
export const workerTags = defineRead({
  name: 'rosters.worker_tags',
  tables: ['users'],
  run: (copy, _params: Record<string, never>): [string, readonly string[]][] =>
    [...peopleById(copy).values()]
      .filter(isWorker)
      .map(({ user_id, tag_ids }) => [user_id, tag_ids]),
});

/** Whether the viewer may plan anybody. */
export const mayPlan = defineRead({
  name: 'rosters.may_plan',
  tables: ['permissions', 'organisations'],
  run: (copy, _params: Record<string, never>, { user_id }): boolean =>
    canLeadTags(viewerOf(copy, user_id)),
});

/** The rosters of the copy that are not deleted. */
export function activeRosters(copy: Copy): Roster[] {
  return [...copy.rows<Roster>('rosters').values()].filter(({ active }) => active);
}

/** The leave of the copy that is not cancelled. */
export function activeLeaves(copy: Copy): Leave[] {
  return [...copy.rows<Leave>('roster_user_leave').values()].filter(({ active }) => active);
}

/** The people of a roster who are neither hidden nor deleted. */
export function membersOf(copy: Copy, { user_ids }: Pick<Roster, 'user_ids'>): User[] {
  return user_ids.flatMap((user_id) => {
    const person = peopleById(copy).get(user_id);
    return person !== undefined && isWorker(person) ? [person] : [];
  });
}

function named(people: readonly User[]): RosterPerson[] {
  return people
    .map((person) => ({ user_id: person.user_id, name: personName(person) }))
    .sort((a, b) => compareNames(a.name, b.name));
}
