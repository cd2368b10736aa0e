import { expect } from 'vitest';
import type { Database, WriteTx } from '#packages/database';

interface DuringTransaction<T> {
  org_id: string;
  /** The change that is not committed yet when the call begins. */
  change: (tx: WriteTx) => Promise<unknown>;
  call: () => Promise<T>;
  /** A further change before the COMMIT, once the call waits. */
  changeLater?: (tx: WriteTx) => Promise<unknown>;
}

/**
 * The response of a call that begins between a change and its COMMIT. The change is committed as
 * soon as the call waits for it, or has ended without waiting.
 */
export async function callDuringTransaction<T>(
  database: Database,
  { org_id, change, call, changeLater }: DuringTransaction<T>,
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
    await changeLater?.(tx);
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

interface Turns<First, Second> {
  org_id: string;
  /** What the first call must wait for. */
  hold: (tx: WriteTx) => Promise<unknown>;
  first: () => Promise<First>;
  /** Begins once the first one waits, and waits for it in turn. */
  second: () => Promise<Second>;
}

/** The responses of two calls of which the second begins during the first. */
export async function callsInTurn<First, Second>(
  database: Database,
  { org_id, hold, first, second }: Turns<First, Second>,
): Promise<[First, Second]> {
  const begun = await database.write({ org_id, actor_user_id: null }, async (tx) => {
    await hold(tx);
    const firstAnswer = first();
    await expect.poll(() => waiting(tx), { timeout: 45_000 }).toBe(1);
    let isOver = false;
    const end = () => {
      isOver = true;
    };
    const secondAnswer = second();
    void secondAnswer.then(end, end);
    const isMet = async () => isOver || (await waiting(tx)) === 2;
    await expect.poll(isMet, { timeout: 45_000 }).toBe(true);
    return { firstAnswer, secondAnswer };
  });
  return Promise.all([begun.firstAnswer, begun.secondAnswer]);
}

/** The number of transactions that wait for this one, directly or indirectly. */
async function waiting(tx: WriteTx): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    `with recursive behind as (
       select pg_backend_pid() as pid
       union
       select l.pid from pg_locks as l join behind as b on b.pid = any (pg_blocking_pids(l.pid))
       where not l.granted
     ) select count(*)::int - 1 as count from behind`,
  );
  return rows[0]?.count ?? 0;
}
