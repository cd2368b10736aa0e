import { z } from 'zod';
import { pointsOf } from '#loyalty/contract';
import { addEntry } from '#loyalty/server';
import type { Database } from '#packages/database';
import type { Clock, NewId } from '#packages/kit';
import { taskKind, taskWork } from '#packages/tasks/server';
import type { TaskWork } from '#packages/tasks/server';
import { testsToActive } from '#referral/contract';
import { isOwnReferral } from '#referral/domain';
import { findRegisteredReferrals } from './across-organisations.ts';
import { findAccountEmails } from './code-store.ts';
import { findNewOrganisation, isInUse, markActive } from './referral-store.ts';

/** Task that looks for invited organisations that have begun to test. */
export const activateReferrals = taskKind({
  name: 'activate-referrals',
  data: z.object({}),
  tries: 3,
  pause: 120,
  timeout: 900,
});

export interface ActivateServices {
  database: Database;
  now: Clock;
  newId: NewId;
}

/** Activates referrals every hour, so that adding a test does no work for them. */
export function activateReferralsWork(services: ActivateServices): TaskWork {
  return taskWork({
    kind: activateReferrals,
    every: '17 * * * *',
    async run() {
      await activateAll(services);
    },
  });
}

/** Marks referrals as active whose organisation is in use, and gives their points. */
export async function activateAll({ database, now, newId }: ActivateServices): Promise<void> {
  for (const { org_id, referral_id, invited_org_id } of await findRegisteredReferrals(database)) {
    const invited = await database.read(invited_org_id, async (tx) =>
      (await isInUse(tx, testsToActive)) ? findNewOrganisation(tx) : null,
    );
    if (invited === null) continue;
    const time = new Date(now()).toISOString();
    await database.write({ org_id, actor_user_id: null }, async (tx) => {
      // Since the registration the owner may have taken an address of the inviting organisation.
      if (isOwnReferral(invited.email, await findAccountEmails(tx))) return;
      const active = await markActive(tx, referral_id, time);
      if (active === null) return;
      const { user_id, organisation } = active;
      await addEntry(
        tx,
        {
          ...{ cause: `referral:${invited_org_id}`, kind: 'referral', user_id },
          ...{ points: pointsOf.referral, summary: organisation },
        },
        { entry_id: newId(), time },
      );
    });
  }
}
