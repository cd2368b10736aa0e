import { stateOfTest } from '#hydration/offline';
import type { HydrationState } from '#hydration/domain';
import { measurementIndex } from '#measurements/offline';
import { compareNames } from '#packages/kit';
import { defineRead } from '#packages/sync/offline';
import type { Copy, Unsent } from '#packages/sync/offline';
import { personName } from '#people/domain';
import type { Viewer } from '#permissions/contract';
import {
  canDeleteMeasurements,
  canEditMeasurements,
  canMeasureOthers,
  canMeasurePerson,
  canViewMeasurements,
} from '#permissions/domain';
import { viewerOf } from '#permissions/offline';
import type { Session, SkipReason } from '#sessions/contract';
import { progressOf } from '#sessions/domain';
import type { SessionProgress } from '#sessions/domain';
import { tagsById } from '#tags/offline';
import type { Tag } from '#tags/contract';
import { activeSessions, membersOf, testsOfSession } from './session-rows.ts';
import type { SessionMember, SkipChange } from './session-rows.ts';

/** A session on its card. */
export interface SessionCard extends Pick<Session, 'session_id' | 'done' | 'active'> {
  type: Session['metadata']['type'];
  /** Its tags that are in the copy, also deleted ones. */
  tags: Pick<Tag, 'tag_id' | 'name'>[];
  created_time: string;
  progress: SessionProgress;
  /** The viewer started it. */
  isOwn: boolean;
  /** The viewer may archive it, as far as this device knows. */
  mayArchive: boolean;
  /** People who are not skipped and whose tests the viewer cannot see. */
  unreadable: number;
}

interface SessionParams {
  /** The changes of this device that the server does not have yet. */
  changes: readonly SkipChange[];
}

const tables = [
  ...(['sessions', 'session_users', 'session_measurements', 'measurements'] as const),
  ...(['users', 'tags', 'permissions', 'organisations'] as const),
];

/** The sessions of the copy, the newest first. Which of them are open depends on the time. */
export const sessionList = defineRead({
  name: 'sessions.list',
  tables,
  run: (copy, { changes }: SessionParams, { user_id }): SessionCard[] =>
    activeSessions(copy)
      .toSorted((a, b) => b.created_time.localeCompare(a.created_time))
      .map((session) => cardOf(copy, viewerOf(copy, user_id), session, changes)),
});

/** A person on the list of a session. */
export interface SessionPerson {
  user_id: string;
  name: string;
  skip: boolean;
  skip_reason: SkipReason | null;
  /** The newest test that counts; null without one. */
  result: SessionResult | null;
  /** The viewer can see the tests of the person. */
  isReadable: boolean;
  /** The viewer may measure and skip the person. */
  mayMeasure: boolean;
  /** What the viewer may do with a stored test of the person, to take it back. */
  mayRemove: boolean;
  mayInvalidate: boolean;
}

export interface SessionResult {
  measurement_id: string;
  /** mOsm. */
  value: number;
  state: HydrationState;
  /** Milliseconds since 1970. */
  time: number;
  /** State in the queue of a test that the server does not have yet; null for all others. */
  unsent: Unsent | null;
}

export interface SessionDetail {
  card: SessionCard;
  /** By name. */
  people: SessionPerson[];
}

/** One session with its people; null if it is not in the copy. */
export const sessionDetail = defineRead({
  name: 'sessions.detail',
  tables,
  run(
    copy,
    { session_id, changes }: SessionParams & { session_id: string },
    { user_id },
  ): SessionDetail | null {
    const session = activeSessions(copy).find((each) => each.session_id === session_id);
    if (session === undefined) return null;
    const viewer = viewerOf(copy, user_id);
    const tests = testsOfSession(copy, session);
    return {
      card: cardOf(copy, viewer, session, changes),
      people: membersOf(copy, session_id, changes)
        .map((member) => personOf(copy, viewer, member, tests))
        .toSorted((a, b) => compareNames(a.name, b.name)),
    };
  },
});

/** Whether the viewer may start sessions. */
export const mayRunSessions = defineRead({
  name: 'sessions.may_run',
  tables: ['permissions', 'organisations'],
  run: (copy, _params: Record<string, never>, { user_id }): boolean =>
    canMeasureOthers(viewerOf(copy, user_id)),
});

function cardOf(
  copy: Copy,
  viewer: Viewer,
  session: Session,
  changes: readonly SkipChange[],
): SessionCard {
  const { session_id, done, active, metadata, created_time } = session;
  const members = membersOf(copy, session_id, changes);
  const isOwn = metadata.created_by === viewer.user_id;
  const users = members.map(({ person, skip }) => ({ user_id: person.user_id, skip }));
  const all = tagsById(copy);
  return {
    ...{ session_id, done, active, created_time, isOwn, type: metadata.type },
    tags: metadata.tag_ids.flatMap((tag_id) => {
      const tag = all.get(tag_id);
      return tag === undefined ? [] : [{ tag_id, name: tag.name }];
    }),
    progress: progressOf(users, new Set(testsOfSession(copy, session).keys())),
    mayArchive:
      (isOwn && canMeasureOthers(viewer)) ||
      (members.length > 0 && members.every(({ person }) => canMeasurePerson(viewer, person))),
    unreadable: members.filter(({ person, skip }) => !skip && !canViewMeasurements(viewer, person))
      .length,
  };
}

function personOf(
  copy: Copy,
  viewer: Viewer,
  { person, skip, skip_reason }: SessionMember,
  tests: ReadonlyMap<string, number>,
): SessionPerson {
  const index = measurementIndex(copy);
  const slot = tests.get(person.user_id);
  return {
    ...{ user_id: person.user_id, name: personName(person), skip, skip_reason },
    isReadable: canViewMeasurements(viewer, person),
    mayMeasure: canMeasurePerson(viewer, person),
    mayRemove: canDeleteMeasurements(viewer, person),
    mayInvalidate: canEditMeasurements(viewer, person),
    result:
      slot === undefined
        ? null
        : {
            measurement_id: index.id(slot),
            value: index.value[slot] ?? 0,
            state: stateOfTest(copy, slot),
            time: index.created[slot] ?? 0,
            unsent: copy.unsent('measurements').get(index.id(slot)) ?? null,
          },
  };
}
