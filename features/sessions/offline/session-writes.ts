import type { QueuedWrite, WriteKind } from '#packages/sync/offline';
import { saveSessionUsers, sessionMessages as messages } from '#sessions/contract';
import type { SessionUserFields } from '#sessions/contract';
import type { SkipChange } from './session-rows.ts';

interface Body {
  session_id: string;
  users: SessionUserFields[];
}

/**
 * Skipping people of a session, and taking that back, can be queued offline. The reads of sessions
 * get the changes as a parameter, as there is no row to show.
 */
const skip: WriteKind = {
  kind: saveSessionUsers.name,
  table: 'session_users',
  rowOf: () => null,
  isSame: () => true,
  refusalOf: ({ body }, data) =>
    data['session_id'] === (body as Body).session_id
      ? null
      : { reason: messages.usersNotSaved, errors: {} },
};

export const sessionWrites = [skip];

/** The changes of queued writes in the order of the queue, without those that were refused. */
export function queuedSkips(writes: readonly QueuedWrite[]): SkipChange[] {
  return writes.flatMap(({ kind, state, body }) => {
    if (kind !== saveSessionUsers.name || state === 'refused') return [];
    const { session_id, users } = body as Body;
    return users.map((user) => ({ ...user, session_id }));
  });
}
