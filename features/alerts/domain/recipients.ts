import type { skipReasons } from '#alerts/contract';
import type { Subject, Viewer } from '#permissions/contract';
import { canViewMeasurements, isAdmin, managedBy } from '#permissions/domain';

/** Somebody who may be notified. */
export interface Candidate extends Viewer {
  email: string | null;
  hasSignedIn: boolean;
}

/** What an alert is about. */
export type AlertSubject =
  | { kind: 'person'; person: Subject }
  /** A location, or a job at a location; or the chosen tags of an alert by hand. */
  | { kind: 'place'; tag_ids: readonly string[] };

export type SkipReason = (typeof skipReasons)[number];

/** Who is notified, and who is not although they supervise. */
export interface Recipients {
  user_ids: string[];
  skipped: { user_id: string; reason: SkipReason }[];
}

/**
 * The supervisors of what an alert is about, each once: managers of one of the tags, and of the
 * whole organisation. If none of them can be reached, the org admins. Only people with an email
 * address who have signed in before can be reached.
 *
 * @param offShift managers who are not notified, as they are in a roster and not on shift
 */
export function recipientsOf(
  subjects: readonly AlertSubject[],
  candidates: readonly Candidate[],
  offShift: ReadonlySet<string> = nobody,
): Recipients {
  const found = reachable(
    candidates.filter((candidate) => subjects.some((subject) => supervises(candidate, subject))),
    offShift,
  );
  if (found.user_ids.length > 0) return found;
  const admins = reachable(candidates.filter(isAdmin));
  const known = new Set(found.skipped.map(({ user_id }) => user_id));
  const others = admins.skipped.filter(({ user_id }) => !known.has(user_id));
  // An admin is notified off shift too, as nobody else can be.
  const skipped = found.skipped.filter(({ user_id }) => !admins.user_ids.includes(user_id));
  return { user_ids: admins.user_ids, skipped: [...skipped, ...others] };
}

const nobody: ReadonlySet<string> = new Set();

/** Those of some people who can be notified, and the others with the reason why not. */
export function reachable(
  people: readonly Candidate[],
  offShift: ReadonlySet<string> = nobody,
): Recipients {
  const found: Recipients = { user_ids: [], skipped: [] };
  for (const person of people) {
    const { user_id } = person;
    const reason = reasonToSkip(person) ?? (offShift.has(user_id) ? 'off_shift' : null);
    if (reason === null) found.user_ids.push(user_id);
    else found.skipped.push({ user_id, reason });
  }
  return found;
}

/** Whether a recipient may see how a person's test was, or what a person asked for, in an alert. */
export function maySeeState(recipient: Viewer, person: Subject): boolean {
  return canViewMeasurements(recipient, person);
}

/** Whether somebody manages what an alert is about. */
export function supervises(candidate: Candidate, subject: AlertSubject): boolean {
  // Admins are notified only where there is no manager.
  const { everybody, tag_ids } = managedBy({ ...candidate, grants: managerGrants(candidate) });
  if (everybody) return true;
  const about = subject.kind === 'person' ? subject.person.tag_ids : subject.tag_ids;
  return about.some((tag_id) => tag_ids.includes(tag_id));
}

const supervising: ReadonlySet<string> = new Set(['manager', 'admin', 'super']);

/** Whether somebody has rights as a manager or admin of anything. */
export function isSupervisor({ grants }: Pick<Viewer, 'grants'>): boolean {
  return grants.some(({ access }) => access.some((each) => supervising.has(each)));
}

function managerGrants({ grants }: Viewer): Viewer['grants'] {
  return grants
    .filter(({ access }) => access.includes('manager'))
    .map(({ tag_id }) => ({ tag_id, access: ['manager'] }));
}

/** Why somebody cannot be notified; null if they can. */
export function reasonToSkip({
  email,
  hasSignedIn,
}: Pick<Candidate, 'email' | 'hasSignedIn'>): SkipReason | null {
  if (email === null) return 'no_email';
  return hasSignedIn ? null : 'never_signed_in';
}
