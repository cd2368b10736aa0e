import { maskedEmail } from '#auth/domain';
import { pointsOf } from '#loyalty/contract';
import { addEntry } from '#loyalty/server';
import type { WriteTx } from '#packages/database';
import type { DemoSite } from '#packages/feature/server';

const day = 86_400_000;

/** Invitations of the owner: address, organisation, and days since each state began. */
const invited = [
  { email: 'm.okafor@redridge.example', name: 'Red Ridge Quarries', ago: [41, 38, 20] },
  { email: 'safety@coastalrail.example', name: 'Coastal Rail Works', ago: [16, 9] },
  { email: 'jon@pilbaracivil.example', name: null, ago: [9] },
  { email: 'hse@northerngrain.example', name: null, ago: [3] },
] as const;
const states = ['Invited', 'Registered', 'Active'] as const;

/** Adds invitations of the owner in every state; no email is sent for the past. */
export async function addDemoReferrals(tx: WriteTx, site: DemoSite): Promise<void> {
  const { now, idOf, ownerId } = site;
  for (const { email, name, ago } of invited) {
    const [times, referral_id] = [ago.map((days) => timeOf(now, days)), idOf(`referral ${email}`)];
    const invited_org_id = name === null ? null : idOf(`organisation ${name}`);
    const state = states[ago.length - 1];
    await tx.query(
      `insert into referrals (org_id, referral_id, user_id, email_masked, invited_org_id,
         organisation, state, created_time, mailed_time, registered_time, active_time)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, $10)`,
      [
        ...[tx.org_id, referral_id, ownerId, maskedEmail(email), invited_org_id, name, state],
        ...[times[0], times[1] ?? null, times[2] ?? null],
      ],
    );
    if (name === null || times[2] === undefined) continue;
    await addEntry(
      tx,
      {
        ...{ cause: `referral:${String(invited_org_id)}`, kind: 'referral', summary: name },
        ...{ points: pointsOf.referral, user_id: ownerId },
      },
      { entry_id: idOf(`points for ${name}`), time: times[2] },
    );
  }
}

function timeOf(now: number, days: number): string {
  return new Date(now - days * day).toISOString();
}
