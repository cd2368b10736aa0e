import {
  acknowledgeAlerts,
  alertMessages as messages,
  dismissAlert,
  dismissUserAlert,
  remindAlerts,
} from '#alerts/contract';
import { shortestPause } from '#alerts/domain';
import { bind, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import {
  acknowledgeNotices,
  dismissAlertLog,
  dismissNotice,
  findNoticeViewers,
  withdrawOfNotices,
} from './answer-store.ts';
import { mayManageAlert } from './alert-access.ts';
import type { ChannelServices } from './channel-services.ts';
import { findCandidates, recipientsOfTags } from './engine/scope-data.ts';
import { remindNotices } from './engine/remind-notices.ts';
import { lockNotices, remindWebhook } from './engine/reminders.ts';

/** Calls that answer alerts. */
export function answerCalls({ isSmsSent }: ChannelServices): Bound<Viewer>[] {
  return [
    bind<typeof acknowledgeAlerts, Viewer>(acknowledgeAlerts, acknowledge),
    bind<typeof remindAlerts, Viewer>(remindAlerts, (call) => remindAll(call, isSmsSent)),
    bind<typeof dismissUserAlert, Viewer>(dismissUserAlert, dismissOne),
    bind<typeof dismissAlert, Viewer>(dismissAlert, dismiss),
  ];
}

async function acknowledge({
  viewer,
  body,
  database,
  now,
}: Call<typeof acknowledgeAlerts, Viewer>) {
  const ids = distinct(body.ids);
  const { done, dismissed } = await database.write(viewer, async (tx) => {
    const time = new Date(now()).toISOString();
    const { channel, comment } = body;
    const found = await acknowledgeNotices(tx, ids, {
      ...{ user_id: viewer.user_id, time, channel, comment },
    });
    await withdrawOfNotices(tx, found.all);
    for (const entity_id of found.added) {
      tx.audit({ action: 'acknowledge', entity: 'alert', entity_id, summary: channel });
    }
    return { done: found.all, dismissed: found.dismissed };
  });
  return withFailed(ids, done, (id) =>
    dismissed.includes(id) ? messages.dismissedBefore : messages.onlyRecipient,
  );
}

async function remindAll(
  { viewer, body, database, now, newId, publicUrl }: Call<typeof remindAlerts, Viewer>,
  isSmsSent: boolean,
) {
  const ids = distinct(body.ids);
  const failed = new Map<string, string>();
  await database.write(viewer, async (tx) => {
    const time = now();
    const tagsOf = await findNoticeViewers(tx, ids);
    const known = ids.filter((id) => mayManageAlert(viewer, tagsOf.get(id)));
    for (const id of ids) if (!known.includes(id)) failed.set(id, messages.notFound);
    const notices = await lockNotices(tx, known);
    const candidates = await findCandidates(tx, recipientsOfTags(notices));
    const parts = { now: time, newId, publicUrl, isSmsSent, candidates };
    const byId = new Map(notices.map((notice) => [notice.id, notice]));
    const due = known.flatMap((id) => {
      const notice = byId.get(id);
      if (notice === undefined) failed.set(id, messages.answered);
      else if (notice.settled) failed.set(id, messages.settled);
      else if (time - (notice.reminded ?? notice.created) < shortestPause) {
        failed.set(id, messages.tooSoon);
      } else return [notice];
      return [];
    });
    const reminded = await remindNotices(tx, due, 'hand', parts);
    const done = new Set(reminded.map(({ id }) => id));
    for (const { id } of due) if (!done.has(id)) failed.set(id, messages.muted);
    for (const { id } of reminded) {
      tx.audit({ action: 'remind', entity: 'alert', entity_id: id, summary: '' });
    }
    await remindWebhook(tx, reminded, parts);
  });
  return {
    ids: ids.filter((id) => !failed.has(id)),
    failed: [...failed].map(([id, reason]) => ({ id, reason })),
  };
}

async function dismissOne({ viewer, params, database }: Call<typeof dismissUserAlert, Viewer>) {
  const id = params.id.toLowerCase();
  await database.write(viewer, async (tx) => {
    const seen = (await findNoticeViewers(tx, [id])).get(id);
    const isOwn = seen?.user_id === viewer.user_id;
    if (!isOwn && !mayManageAlert(viewer, seen)) throw notFound();
    if (!(await dismissNotice(tx, id))) return;
    await withdrawOfNotices(tx, [id]);
    tx.audit({ action: 'dismiss', entity: 'alert', entity_id: id, summary: 'one recipient' });
  });
  return { id };
}

async function dismiss({ viewer, params, database }: Call<typeof dismissAlert, Viewer>) {
  const id = params.id.toLowerCase();
  await database.write(viewer, async (tx) => {
    const notices = await dismissAlertLog(tx, id, (seen) => mayManageAlert(viewer, seen));
    if (notices === null) throw notFound();
    if (notices === 'before') return;
    await withdrawOfNotices(tx, notices);
    tx.audit({ action: 'dismiss', entity: 'alert', entity_id: id, summary: '' });
  });
  return { id };
}

function notFound(): HttpError {
  return new HttpError('NOT_FOUND', { message: messages.notFound });
}

/** Ids in lower case, each once. */
export function distinct(ids: readonly string[]): string[] {
  return [...new Set(ids.map((id) => id.toLowerCase()))];
}

/** The answer of a call about several rows: those that were not changed have a reason. */
export function withFailed(
  ids: readonly string[],
  done: readonly string[],
  reasonOf: (id: string) => string,
) {
  return {
    ids: ids.filter((id) => done.includes(id)),
    failed: ids.filter((id) => !done.includes(id)).map((id) => ({ id, reason: reasonOf(id) })),
  };
}
