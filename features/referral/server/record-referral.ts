import { z } from 'zod';
import type { Database, WriteTx } from '#packages/database';
import type { Clock, NewId } from '#packages/kit';
import { queueTask, taskKind, taskWork } from '#packages/tasks/server';
import type { TaskWork } from '#packages/tasks/server';
import { isOwnReferral } from '#referral/domain';
import { findInviter } from './across-organisations.ts';
import { findAccountEmails } from './code-store.ts';
import { findNewOrganisation, storeRegistered } from './referral-store.ts';

/** Task that records that an organisation registered with a referral code. */
export const recordReferral = taskKind({
  name: 'record-referral',
  data: z.object({ org_id: z.guid(), code: z.guid() }),
  tries: 10,
  pause: 30,
  timeout: 60,
});

/**
 * Orders the record in the transaction of the registration, which only writes to the new
 * organisation.
 */
export async function onReferred(tx: WriteTx, code: string): Promise<void> {
  await queueTask(tx, recordReferral, { org_id: tx.org_id, code });
}

interface RecordServices {
  database: Database;
  now: Clock;
  newId: NewId;
}

/** Records a referral for the owner of the code, unless they invited their own people. */
export function recordReferralWork({ database, now, newId }: RecordServices): TaskWork {
  return taskWork({
    kind: recordReferral,
    async run({ org_id, code }) {
      const inviter = await findInviter(database, code);
      if (inviter === null || inviter.org_id === org_id) return;
      const invited = await database.read(org_id, findNewOrganisation);
      if (invited === null) return;
      const { user_id } = inviter;
      await database.write({ org_id: inviter.org_id, actor_user_id: null }, async (tx) => {
        if (isOwnReferral(invited.email, await findAccountEmails(tx))) return;
        await storeRegistered(tx, {
          ...{ ...invited, user_id, invited_org_id: org_id },
          ...{ referral_id: newId(), time: new Date(now()).toISOString() },
        });
      });
    },
  });
}
