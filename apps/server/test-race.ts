import { expect } from 'vitest';
import type { Database, WriteTx } from '#packages/database';

interface Rivalry<T> {
  org_id: string;
  /** What was changed, and is not committed yet, when the call begins. */
  change: (tx: WriteTx) => Promise<unknown>;
  call: () => Promise<T>;
  /** What is changed besides before the COMMIT, once the call waits. */
  goOn?: (tx: WriteTx) => Promise<unknown>;
}

/**
 * The answer of a call that comes between a change and its COMMIT. The change is committed as soon
 * as the call waits for it, or has ended without.
 */
export async function besides<T>(
  database: Database,
  { org_id, change, call, goOn }: Rivalry<T>,
): Promise<T> {
  const { answer } = await database.write({ org_id, actor_user_id: null }, async (tx) => {
    await change(tx);
    let isOver = false;
    const end = () => {
      isOver = true;
    };
    const started = call();
    void started.then(end, end);
    const isMet = async () => isOver || (await isWaitedFor(tx));
    await expect.poll(isMet, { timeout: 45_000 }).toBe(true);
    await goOn?.(tx);
    return { answer: started };
  });
  return answer;
}

async function isWaitedFor(tx: WriteTx): Promise<boolean> {
  const { rows } = await tx.query(
    `select from pg_locks as l
     where not l.granted and pg_backend_pid() = any (pg_blocking_pids(l.pid))`,
  );
  return rows.length > 0;
}
