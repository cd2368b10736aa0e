import { eraseAccount } from '#auth/server';
import type { Tx, WriteTx } from '#packages/database';
import { bind, fieldError, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import { countOf } from '#packages/kit';
import { mergeUsers, peopleMessages } from '#people/contract';
import { mergeProblem } from '#people/domain';
import type { Viewer } from '#permissions/contract';
import { canViewPerson } from '#permissions/domain';
import { deactivatePermissions, lockPermissions, findCurrentRights } from '#permissions/server';
import { insertUserTags, lockTags } from '#tags/server';
import { fillPerson, lockPeople } from './action-store.ts';
import { deactivatePeople, findPeople } from './user-store.ts';
import type { PersonRow } from './user-store.ts';

/** What a merge needs from higher features. */
export interface MergeParts {
  /** Moves the tests of one person to another and returns how many. */
  moveTests: (tx: WriteTx, from: string, to: PersonRow) => Promise<number>;
  /** Moves the shifts and leave of one person to another. */
  moveShifts: (tx: WriteTx, from: string, to: string) => Promise<void>;
  /** Puts one person in the place of another in measuring sessions, after the tests. */
  moveSessions: (tx: WriteTx, from: string, to: string, now: number) => Promise<void>;
  /** Puts one person in the place of another in breaks. */
  moveBreaks: (tx: WriteTx, from: string, to: string) => Promise<void>;
  /** Puts one person in the place of another in the records of emergencies. */
  moveEmergencies: (tx: WriteTx, from: string, to: string) => Promise<void>;
  /** Puts one person in the place of another in cases that need attention. */
  moveAttention: (tx: WriteTx, from: string, to: string) => Promise<void>;
  /** Puts one person in the place of another as the recorder of meter readings. */
  moveReadings: (tx: WriteTx, from: string, to: string) => Promise<void>;
  /** Puts one person in the place of another in what says who opened the data of whom. */
  moveViews: (tx: WriteTx, from: string, to: string) => Promise<void>;
  /** Puts one person in the place of another in the versions of rule packs. */
  moveVersions: (tx: WriteTx, from: string, to: string) => Promise<void>;
  /** Gives the courses of one person to another. */
  moveCourses: (tx: WriteTx, from: string, to: string, now: number) => Promise<void>;
  /** Gives the requests for a break or help of one person to another. */
  moveRequests: (tx: WriteTx, from: string, to: string) => Promise<void>;
  /** Gives what one person has invited, written and earned to another. */
  moveReferrals: (tx: WriteTx, from: string, to: string) => Promise<void>;
  moveStories: (tx: WriteTx, from: string, to: string) => Promise<void>;
  moveInLoyalty: (tx: WriteTx, from: string, to: string) => Promise<void>;
  moveTickets: (tx: WriteTx, from: string, to: string) => Promise<void>;
  /** Puts one person in the place of another in the programme self-check. */
  moveProgramme: (tx: WriteTx, from: string, to: string) => Promise<void>;
  moveIncidentFiles: (tx: WriteTx, from: string, to: string) => Promise<void>;
}

/** The call that merges two records of one person. */
export function mergeCalls(parts: MergeParts): Bound<Viewer>[] {
  return [bind(mergeUsers, (call) => mergePeople(call, parts))];
}

/** Both people of a merge. */
interface Pair {
  source: PersonRow;
  target: PersonRow;
}

/**
 * Merges in one transaction. Locks are taken in the common order, so that there is no deadlock:
 * permissions, tags, people, members of tags, tests. A concurrent write of a test for the source
 * either comes first, and the test moves, or it finds no such person.
 */
async function mergePeople(
  { viewer, body, database, now }: Call<typeof mergeUsers, Viewer>,
  parts: MergeParts,
) {
  const source_user_id = body.source_user_id.toLowerCase();
  const target_user_id = body.target_user_id.toLowerCase();
  const ids = { source_user_id, target_user_id };
  await database.write(viewer, async (tx) => {
    const currentViewer = await lockPermissions(tx, viewer);
    const found = await findPeople(tx, [source_user_id, target_user_id]);
    const before = await allowed(tx, currentViewer, [
      ...[found.get(source_user_id), found.get(target_user_id)],
    ]);
    const sourceTags = [...(await lockTags(tx, before.source.tag_ids))];
    const held = await lockPeople(tx, [source_user_id, target_user_id]);
    const pair = await allowed(tx, currentViewer, [
      held.get(source_user_id),
      held.get(target_user_id),
    ]);
    if (pair.source.tag_ids.some((tag_id) => !sourceTags.includes(tag_id))) {
      throw new HttpError('CONFLICT', { message: peopleMessages.mergeChanged });
    }
    await insertUserTags(
      tx,
      sourceTags.map((tag_id) => ({ user_id: target_user_id, tag_id })),
    );
    await fillPerson(tx, source_user_id, target_user_id);
    const target = (await findPeople(tx, [target_user_id])).get(target_user_id) ?? pair.target;
    const moved = await parts.moveTests(tx, source_user_id, target);
    await parts.moveShifts(tx, source_user_id, target_user_id);
    await parts.moveSessions(tx, source_user_id, target_user_id, now());
    await parts.moveBreaks(tx, source_user_id, target_user_id);
    await parts.moveEmergencies(tx, source_user_id, target_user_id);
    await parts.moveAttention(tx, source_user_id, target_user_id);
    await parts.moveReadings(tx, source_user_id, target_user_id);
    await parts.moveViews(tx, source_user_id, target_user_id);
    await parts.moveVersions(tx, source_user_id, target_user_id);
    await parts.moveCourses(tx, source_user_id, target_user_id, now());
    await parts.moveRequests(tx, source_user_id, target_user_id);
    await parts.moveReferrals(tx, source_user_id, target_user_id);
    await parts.moveStories(tx, source_user_id, target_user_id);
    await parts.moveProgramme(tx, source_user_id, target_user_id);
    await parts.moveIncidentFiles(tx, source_user_id, target_user_id);
    await parts.moveInLoyalty(tx, source_user_id, target_user_id);
    await parts.moveTickets(tx, source_user_id, target_user_id);
    await deactivatePeople(tx, [source_user_id]);
    await eraseAccount(tx, source_user_id);
    await deactivatePermissions(tx, [source_user_id]);
    const summary = `${countOf(moved, 'test')} moved from ${source_user_id}`;
    tx.audit({ action: 'merge', entity: 'user', entity_id: target_user_id, summary });
    const into = `Merged into ${target_user_id}`;
    tx.audit({ action: 'merged', entity: 'user', entity_id: source_user_id, summary: into });
  });
  return ids;
}

/** @throws HttpError unless both people exist, are visible, and the viewer may merge them */
async function allowed(
  tx: Tx,
  currentViewer: Viewer,
  [source, target]: readonly (PersonRow | undefined)[],
): Promise<Pair> {
  if (!isThere(currentViewer, source) || !isThere(currentViewer, target)) {
    throw new HttpError('NOT_FOUND', { message: peopleMessages.unknown });
  }
  if (source.user_id === target.user_id) {
    throw fieldError('source_user_id', peopleMessages.mergeSame);
  }
  const { grants } = await findCurrentRights(tx, source.user_id);
  const message = mergeProblem(currentViewer, { ...source, grants }, target);
  if (message !== null) throw new HttpError('FORBIDDEN', { message });
  return { source, target };
}

function isThere(currentViewer: Viewer, person: PersonRow | undefined): person is PersonRow {
  return person?.active === true && canViewPerson(currentViewer, person);
}
