import { defaultPlan, licenseFeatures } from '#license/contract';
import type { License, Plan } from '#license/contract';
import type { Tx, WriteTx } from '#packages/database';

/** The plan of the organisation, and the seats that its people use. */
export async function findLicense(tx: Tx): Promise<License> {
  const { rows } = await tx.query<Plan>(
    `select plan, seats, to_char(valid_until, 'YYYY-MM-DD') as valid_until, features
     from licenses where org_id = $1`,
    [tx.org_id],
  );
  const { features, ...plan } = rows[0] ?? defaultPlan;
  // The same people as every count of workers (decision 074).
  const used = await tx.query<{ seats_used: number }>(
    `select count(*)::int as seats_used from users
     where org_id = $1 and active and not is_hidden and not experimental`,
    [tx.org_id],
  );
  return {
    ...plan,
    seats_used: used.rows[0]?.seats_used ?? 0,
    features: licenseFeatures.filter((each) => features.includes(each)),
  };
}

/** Sets the plan of the organisation; null for the default plan. */
export async function setPlan(tx: WriteTx, plan: Plan | null, time: string): Promise<void> {
  if (plan === null) {
    await tx.query('delete from licenses where org_id = $1', [tx.org_id]);
    return;
  }
  await tx.query(
    `insert into licenses (org_id, plan, seats, valid_until, features, changed_time)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (org_id) do update set plan = excluded.plan, seats = excluded.seats,
       valid_until = excluded.valid_until, features = excluded.features,
       changed_time = excluded.changed_time`,
    [tx.org_id, plan.plan, plan.seats, plan.valid_until, plan.features, time],
  );
}
