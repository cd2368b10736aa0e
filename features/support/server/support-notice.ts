import { createHash } from 'node:crypto';
import { z } from 'zod';
import { reservedOrganisations } from '#organisation/domain';
import { sendMail } from '#outbox/server';
import type { Database, WriteTx } from '#packages/database';
import type { TaskServices } from '#packages/feature/server';
import { createId } from '#packages/kit';
import { queueTask, taskKind, taskWork } from '#packages/tasks/server';
import type { TaskWork } from '#packages/tasks/server';
import { findAdmins } from '#people/server';

const noticeOfSupport = z.object({
  /** Each notice is sent once. */
  notice_id: z.guid(),
  subject: z.string().max(300),
  text: z.string().max(600),
  /** Where the support team answers, from '/'. */
  path: z.string().max(300),
});
/** A message to the support team. It contains nothing that people wrote. */
export type SupportNotice = z.infer<typeof noticeOfSupport>;

/** Task that sends an email to each support admin, through the outbox of their organisation. */
export const notifyOfSupport = taskKind({
  name: 'notify-support',
  data: noticeOfSupport,
  tries: 10,
  pause: 30,
  timeout: 60,
});

/** Orders emails to the support team in a transaction that only writes to another organisation. */
export async function notifySupport(tx: WriteTx, notice: SupportNotice): Promise<void> {
  await queueTask(tx, notifyOfSupport, notice);
}

/** Sends the notices. Without support admins they reach nobody. */
export function notifyOfSupportWork(services: TaskServices): TaskWork {
  return taskWork({ kind: notifyOfSupport, run: (notice) => sendNotice(services, notice) });
}

async function sendNotice(
  { database, now, publicUrl }: TaskServices,
  { notice_id, subject, text, path }: SupportNotice,
): Promise<void> {
  const org_id = reservedOrganisations.support_admin;
  const admins = await database.read(org_id, findAdmins);
  if (admins.length === 0) return;
  const time = now();
  await database.write({ org_id, actor_user_id: null }, async (tx) => {
    for (const { user_id, email } of admins) {
      if (email === null) continue;
      await sendMail(tx, {
        // A repeated task has the same ids, so nobody gets a second email.
        message_id: idOf(`${notice_id} ${user_id}`),
        ...{ user_id, to: email, is_secret: false, subject, paragraphs: [text] },
        action: { label: 'Open', url: `${publicUrl}${path}` },
        created_time: new Date(time).toISOString(),
      });
    }
  });
}

/** An id that is always the same for a text. */
function idOf(text: string): string {
  const hash = createHash('sha256').update(text).digest();
  return createId(hash.readUIntBE(0, 5), (bytes) => void hash.copy(bytes, 0, 5));
}

/**
 * Records in the log of the support organisation what one of its admins did in another one. The log
 * of that organisation has its own entry.
 */
export async function recordSupport(
  database: Database,
  actor: { org_id: string; user_id: string },
  { entity, entity_id, summary }: { entity: string; entity_id: string; summary: string },
): Promise<void> {
  const context = { org_id: actor.org_id, actor_user_id: actor.user_id };
  await database.write(context, (tx) => {
    tx.audit({ action: 'change', entity, entity_id, summary });
    return Promise.resolve();
  });
}
