import { alertMessages as messages } from '#alerts/contract';
import type { AlertSubject, AlertTarget } from '#alerts/domain';
import type { Tx } from '#packages/database';
import { fieldError } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import { personScope } from '#tags/server';
import { mayManageAlert } from './alert-access.ts';
import { findNamedTests } from './named-tests.ts';

/** What an alert by hand is about, each id once. */
export interface AlertAbout {
  tag_ids: string[];
  user_ids: string[];
  measurement_ids: string[];
}

interface GivenAbout {
  tag_ids: readonly string[];
  user_ids?: readonly string[] | undefined;
  measurement_ids?: readonly string[] | undefined;
}

/** What an alert by hand is about. @throws HttpError if it is about nothing */
export function aboutOf({ tag_ids, user_ids = [], measurement_ids = [] }: GivenAbout): AlertAbout {
  if (tag_ids.length + user_ids.length + measurement_ids.length === 0)
    throw fieldError('tag_ids', messages.noTags);
  return {
    tag_ids: distinct(tag_ids),
    user_ids: distinct(user_ids),
    measurement_ids: distinct(measurement_ids),
  };
}

interface AlertPlan {
  targets: AlertTarget[];
  subjects: AlertSubject[];
  /** The viewer alerts about themselves without managing themselves. */
  isOwn: boolean;
}

/** The targets and subjects of an alert by hand. @throws HttpError if the viewer may not send it */
export async function planAlert(
  tx: Tx,
  viewer: Viewer,
  { tag_ids, user_ids, measurement_ids }: AlertAbout,
): Promise<AlertPlan> {
  if (!(await areTags(tx, tag_ids))) throw fieldError('tag_ids', messages.tagUnknown, 'NOT_FOUND');
  if (!tag_ids.every((tag_id) => mayManageAlert(viewer, { tag_ids: [tag_id] }))) {
    throw fieldError('tag_ids', messages.notYourTags, 'FORBIDDEN');
  }
  const people = await findPeople(tx, viewer, user_ids);
  if (people.length < user_ids.length)
    throw fieldError('user_ids', messages.notYourPeople, 'NOT_FOUND');
  const tests = await findNamedTests(tx, viewer, measurement_ids);
  if (tests.length < measurement_ids.length)
    throw fieldError('measurement_ids', messages.notYourTests, 'NOT_FOUND');
  const all = [...people, ...tests];
  const tested = new Set(tests.map(({ user_id }) => user_id));
  return {
    isOwn: all.some(
      (person) => person.user_id === viewer.user_id && !mayManageAlert(viewer, person),
    ),
    targets: [
      ...tests,
      ...people
        .filter(({ user_id }) => !tested.has(user_id))
        .map((person) => ({ kind: 'person' as const, ...person })),
    ],
    subjects: [
      ...all.map(({ user_id, tag_ids: own }) => ({
        kind: 'person' as const,
        person: { user_id, tag_ids: own },
      })),
      ...(tag_ids.length > 0 ? [{ kind: 'place' as const, tag_ids }] : []),
    ],
  };
}

async function areTags(tx: Tx, tag_ids: readonly string[]): Promise<boolean> {
  const { rows } = await tx.query(
    'select from tags where org_id = $1 and tag_id = any($2::uuid[]) and active',
    [tx.org_id, tag_ids],
  );
  return rows.length === tag_ids.length;
}

/** The people that the viewer may send an alert about: those that they can see. */
export async function findPeople(tx: Tx, viewer: Viewer, user_ids: readonly string[]) {
  const values: unknown[] = [tx.org_id, user_ids];
  const param = (value: unknown) => `$${String(values.push(value))}`;
  const { rows } = await tx.query<{ user_id: string; tag_ids: string[] }>(
    `select r.user_id, array(select w.tag_id from user_tags as w
       where w.org_id = r.org_id and w.user_id = r.user_id) as tag_ids
     from users as r
     where r.org_id = $1 and r.user_id = any($2::uuid[]) and r.active
       and ${personScope(viewer, 'view_user', 'r.user_id', param)}`,
    values,
  );
  return rows;
}

function distinct(ids: readonly string[]): string[] {
  return [...new Set(ids.map((id) => id.toLowerCase()))];
}
