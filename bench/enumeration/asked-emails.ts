import { randomFillSync } from 'node:crypto';
import { hashPassword, insertCredentials } from '#auth/server';
import { insertOrganisation } from '#organisation/server';
import { migrate, openDatabase } from '#packages/database';
import { createId } from '#packages/kit';
import { prepareTasks } from '#packages/tasks/server';
import { insertUsers } from '#people/server';
import { buildApp } from '../../apps/server/app.ts';
import { migrations, stampedTables, taskKinds } from '../../apps/server/composition.ts';
import { createLog } from '../../apps/server/log.ts';

/** Kinds of requested emails. */
export const kinds = ['known', 'unknown', 'closed'] as const;
export type Kind = (typeof kinds)[number];

/** The calls that accept any email. */
export const askedCalls = {
  login: { path: '/v3/auth/login', more: { password: 'a wrong password' }, status: 401 },
  method: { path: '/v3/auth/method', more: {}, status: 200 },
  reset: { path: '/v2/auth/reset_password', more: {}, status: 200 },
} as const;
export type AskedCall = keyof typeof askedCalls;

/** The server's HTTP side in this process. */
export interface AskedServer {
  /** Makes one call; returns the milliseconds. For the rate limits each call is hours later. */
  ask(call: AskedCall, kind: Kind): Promise<number>;
  close(): Promise<void>;
}

const newId = () => createId(Date.now(), (bytes) => void randomFillSync(bytes));
const people = 40;

/** Creates it on an empty database, with an active organisation and a closed one. */
export async function createAskedServer(url: string): Promise<AskedServer> {
  const log = createLog('silent');
  await migrate({ connectionString: url, migrations, log });
  await prepareTasks(url, taskKinds);
  const database = openDatabase({ connectionString: url, stampedTables, log });
  const password_hash = await hashPassword('nobody is told this one');
  const made = async (name: string, isClosed: boolean) => {
    const org_id = newId();
    const created_time = new Date().toISOString();
    await database.write({ org_id, actor_user_id: null }, async (tx) => {
      await insertOrganisation(tx, { org_id, name, metadata: {}, created_time });
      const rows = Array.from({ length: people }, (_, index) => ({
        user_id: newId(),
        email: `person${String(index)}@${name}.example`,
      }));
      await insertUsers(
        tx,
        rows.map((row) => ({
          ...row,
          name_first: 'A',
          name_last: 'B',
          metadata: {},
          experimental: false,
          is_hidden: false,
          created_time,
        })),
      );
      await insertCredentials(
        tx,
        rows.map((row) => ({ ...row, password_hash, created_time, proven_time: created_time })),
      );
      if (!isClosed) return;
      await tx.query('update organisations set active = false where org_id = $1', [org_id]);
      await tx.query('update credentials set enabled = false where org_id = $1', [org_id]);
    });
  };
  await made('known', false);
  await made('closed', true);

  let turn = 0;
  const app = await buildApp({
    database,
    now: () => Date.now() + turn * 2 * 3_600_000,
    newId,
    log,
    pageFolder: 'none',
    version: 'bench',
    publicUrl: 'http://127.0.0.1',
  });
  return {
    async ask(call, kind) {
      turn += 1;
      const { path, more, status } = askedCalls[call];
      const payload = { email: `person${String(turn % people)}@${kind}.example`, ...more };
      const since = performance.now();
      const answer = await app.inject({ method: 'POST', url: path, payload });
      const ms = performance.now() - since;
      if (answer.statusCode !== status) throw new Error(`${call} ${kind}: ${answer.body}`);
      return ms;
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}
