import type { WriteTx } from '#packages/database';
import { bind, fieldError, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import { canMeasureOthers } from '#permissions/domain';
import { mostOpenSessions, saveSession, sessionMessages as messages } from '#sessions/contract';
import type { SessionFields } from '#sessions/contract';
import { typeOfSession } from '#sessions/domain';
import { requireRunner } from './session-access.ts';
import {
  countOpenSessions,
  endSession,
  findScopeTags,
  findSession,
  insertSession,
  lockSession,
  lockSessions,
} from './session-store.ts';
import type { StoredSession } from './session-store.ts';

/** The call that adds and archives sessions. */
export const sessionCalls: Bound<Viewer>[] = [bind(saveSession, save)];

async function save({ viewer, body, database, now }: Call<typeof saveSession, Viewer>) {
  const fields = { ...body, session_id: body.session_id.toLowerCase() };
  const { session_id } = fields;
  await database.write(viewer, async (tx) => {
    await lockSessions(tx);
    const stored = await lockSession(tx, session_id);
    if (stored === null) await add(tx, viewer, fields, now());
    else await end(tx, viewer, fields, stored);
  });
  const saved = await database.read(viewer.org_id, (tx) => findSession(tx, viewer, session_id));
  if (saved === null) throw new HttpError('NOT_FOUND', { message: messages.unknown });
  return saved;
}

async function add(tx: WriteTx, viewer: Viewer, fields: SessionFields, now: number): Promise<void> {
  const { session_id, metadata, done, active } = fields;
  // An unknown session cannot be archived or deleted; a new one is open.
  if (done || !active) throw new HttpError('NOT_FOUND', { message: messages.unknown });
  if (!canMeasureOthers(viewer)) {
    throw new HttpError('FORBIDDEN', { message: messages.cannotRun });
  }
  const tags = await findScopeTags(tx, metadata.tag_ids);
  if (tags.length < metadata.tag_ids.length) {
    throw fieldError('metadata.tag_ids', messages.tagUnknown);
  }
  if (typeOfSession(metadata.type, tags) !== metadata.type) {
    throw fieldError('metadata.type', messages.typeDiffers);
  }
  if ((await countOpenSessions(tx, now)) >= mostOpenSessions) {
    throw new HttpError('INVALID', { message: messages.manySessions });
  }
  const created_time = new Date(now).toISOString();
  await insertSession(tx, fields, { created_by: viewer.user_id, created_time });
  const summary = metadata.type;
  tx.audit({ action: 'create', entity: 'session', entity_id: session_id, summary });
}

/** Archives a session. Saving it again as it was first saved changes nothing. */
async function end(
  tx: WriteTx,
  viewer: Viewer,
  { session_id, done, active }: SessionFields,
  stored: StoredSession,
): Promise<void> {
  await requireRunner(tx, viewer, stored);
  if ((!done || stored.done) && (active || !stored.active)) return;
  await endSession(tx, { session_id, done, active });
  const action = active ? 'archive' : 'delete';
  tx.audit({ action, entity: 'session', entity_id: session_id, summary: '' });
}
