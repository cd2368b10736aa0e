import type { TriggerKind } from '#alerts/contract';
import { recipientsOf, subjectsOf } from '#alerts/domain';
import type { AlertSubject, Candidate, SkipReason } from '#alerts/domain';
import { defineRead } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import type { User } from '#people/contract';
import { isWorker, personName } from '#people/domain';
import { peopleById } from '#people/offline';
import { isAdmin } from '#permissions/domain';
import { peopleOffShift } from '#rosters/domain';
import { activeLeaves, activeRosters } from '#rosters/offline';
import { permissionsOf, viewerOf } from '#permissions/offline';
import { tagsById } from '#tags/offline';

/** A rule as far as it decides about its recipients. */
interface RecipientQuery {
  kind: TriggerKind;
  metric?: string;
  /** Jobs and locations. */
  tag_ids: readonly string[];
  /** People who have never signed in. The copy does not know sign-ins; the server does. */
  never_signed_in: readonly string[];
  /** Supervisors with a roster are notified on shift only. */
  use_roster: boolean;
}

/** Who is notified by a rule now. */
export interface RuleRecipients {
  reached: { user_id: string; name: string }[];
  skipped: { user_id: string; name: string; reason: SkipReason }[];
  /** Admins are notified, as no manager can be reached. */
  isByAdmins: boolean;
  /** Everybody who can be notified by a rule: all managers and admins. */
  candidates: string[];
  /** Number of people who have one of the jobs and one of the locations. */
  people: number;
}

/**
 * The recipients of a rule by the people and permissions of the copy. It is complete for admins,
 * whose copy has all permissions.
 */
export const alertRecipients = defineRead({
  name: 'alerts.recipients',
  tables: ['users', 'permissions', 'tags', 'organisations', 'rosters', 'roster_user_leave'],
  run(copy, query: RecipientQuery, { now }): RuleRecipients {
    const { kind, metric, tag_ids, never_signed_in, use_roster } = query;
    const ofType = (type: string) =>
      tag_ids.filter((tag_id) => {
        const tag = tagsById(copy).get(tag_id);
        return tag?.active === true && tag.type === type;
      });
    const scope = { jobs: ofType('job'), locations: ofType('location') };
    const people = scopePeople(copy, scope);
    const trigger = { kind, ...(metric !== undefined && { metric }) };
    const subjects = subjectsOf(trigger, scope, people);
    const candidates = candidatesOf(copy, new Set(never_signed_in));
    const isEmpty = people.length === 0 && subjects.every((each) => each.kind === 'person');
    const found = isEmpty
      ? { user_ids: [], skipped: [] }
      : recipientsOf(
          subjects,
          candidates,
          use_roster ? peopleOffShift(activeRosters(copy), activeLeaves(copy), now) : undefined,
        );
    const nameOf = (user_id: string) => {
      const user = peopleById(copy).get(user_id);
      return user === undefined ? '' : personName(user);
    };
    return {
      reached: found.user_ids
        .map((user_id) => ({ user_id, name: nameOf(user_id) }))
        .sort((a, b) => a.name.localeCompare(b.name)),
      skipped: found.skipped.map((each) => ({ ...each, name: nameOf(each.user_id) })),
      isByAdmins: found.user_ids.length > 0 && !hasManager(subjects, candidates),
      candidates: candidates.map(({ user_id }) => user_id),
      people: people.length,
    };
  },
});

/** The workers who have one of the jobs and one of the locations. */
function scopePeople(
  copy: Copy,
  { jobs, locations }: { jobs: readonly string[]; locations: readonly string[] },
): User[] {
  return [...peopleById(copy).values()].filter(
    (person) =>
      isWorker(person) &&
      jobs.some((tag_id) => person.tag_ids.includes(tag_id)) &&
      locations.some((tag_id) => person.tag_ids.includes(tag_id)),
  );
}

/** Active people with a permission as manager or admin. */
function candidatesOf(copy: Copy, neverSignedIn: ReadonlySet<string>): Candidate[] {
  return [...peopleById(copy).values()]
    .filter(({ active, user_id }) => active && permissionsOf(copy, user_id).length > 0)
    .map(({ user_id, email }) => ({
      ...{ ...viewerOf(copy, user_id), email },
      hasSignedIn: !neverSignedIn.has(user_id),
    }))
    .filter(
      (candidate) =>
        isAdmin(candidate) || candidate.grants.some(({ access }) => access.includes('manager')),
    );
}

/** Whether somebody is notified as a manager, and not because they are an admin. */
function hasManager(subjects: readonly AlertSubject[], candidates: readonly Candidate[]): boolean {
  const managers = candidates.map((candidate) => ({
    ...candidate,
    grants: candidate.grants
      .filter(({ access }) => access.includes('manager'))
      .map(({ tag_id }) => ({ tag_id, access: ['manager' as const] })),
  }));
  return recipientsOf(subjects, managers).user_ids.length > 0;
}
