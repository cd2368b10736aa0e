import type { Tx, WriteTx } from '#packages/database';
import { iso } from '#packages/sync/server';
import type { ServiceId } from '#services/contract';
import type { ServiceUse } from '#services/domain';

/** Result of a request to a service. */
export interface UseNote {
  service: ServiceId;
  /** ISO time. */
  time: string;
  /** Null if it succeeded. */
  problem: string | null;
}

export interface UseRow extends ServiceUse {
  service: ServiceId;
  problem: string | null;
}

/** Last results of services for the organisation of the transaction. */
export async function findUses(tx: Tx): Promise<UseRow[]> {
  const { rows } = await tx.query<UseRow>(
    `select service, problem, ${iso('last_used_time')} as last_used_time,
       ${iso('last_failed_time')} as last_failed_time
     from service_uses where org_id = $1`,
    [tx.org_id],
  );
  return rows;
}

/** Stores the result of a service, unless another process stored a later one. */
export async function storeUse(tx: WriteTx, { service, time, problem }: UseNote): Promise<void> {
  const [used, failed] = problem === null ? [time, null] : [null, time];
  await tx.query(
    `insert into service_uses as kept (org_id, service, last_used_time, last_failed_time, problem)
     values ($1, $2, $3, $4, $5)
     on conflict (org_id, service) do update set
       last_used_time = greatest(kept.last_used_time, excluded.last_used_time),
       last_failed_time = greatest(kept.last_failed_time, excluded.last_failed_time),
       problem = case when excluded.last_failed_time >= coalesce(kept.last_failed_time, '-infinity')
         then excluded.problem else kept.problem end`,
    [tx.org_id, service, used, failed, problem],
  );
}
