import { hashPassword, hashToken } from '#auth/server';
import { importMessages, sliceLength } from '#imports/contract';
import type { ImportDone, runImport } from '#imports/contract';
import { isUniqueViolation } from '#packages/database';
import { HttpError } from '#packages/http/server';
import type { Call } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import { isAdmin } from '#permissions/domain';
import { lockPermissions } from '#permissions/server';
import { importSlice } from './import-slice.ts';
import type { RowPassword } from './import-slice.ts';
import {
  findImport,
  findResult,
  findWaitingRows,
  noteHeartbeat,
  wantRows,
} from './import-store.ts';
import type { WaitingRow } from './import-store.ts';
import { createTurns } from './turns.ts';
import { passwordSeal } from './sealed-password.ts';

type RunCall = Call<typeof runImport, Viewer>;

/** Calls about one import run one after another, and so do all password hashes. */
const importTurns = createTurns();
const hashTurns = createTurns();

/** Milliseconds between two heartbeats. */
const heartbeat = 5000;
/** An email that is taken concurrently is found by the next try. */
const mostTries = 3;

/**
 * Imports rows of a verified file, slice by slice. Stored slices are kept, and nobody is added
 * twice however often the call is made.
 */
export async function runVerified(call: RunCall): Promise<ImportDone> {
  const { viewer, body, database, now } = call;
  const whose = { token_hash: hashToken(body.import_token), user_id: viewer.user_id };
  const import_id = await database.read(viewer.org_id, (tx) => findImport(tx, whose, now()));
  if (import_id === null) throw new HttpError('NOT_FOUND', { message: importMessages.expired });
  const wanted = [...new Set(body.rows)].sort((a, b) => a - b);
  await importTurns.take(import_id, () => importRows(call, import_id, wanted));
  return database.read(viewer.org_id, (tx) => findResult(tx, import_id, wanted));
}

async function importRows(call: RunCall, import_id: string, wanted: readonly number[]) {
  const { viewer, body, database, now } = call;
  const isKnown = await database.write(viewer, (tx) =>
    wantRows(tx, import_id, [...new Set([...wanted, ...body.planned])], now()),
  );
  if (!isKnown) throw new HttpError('INVALID', { errors: { rows: importMessages.rowUnknown } });
  const waiting = await database.read(viewer.org_id, (tx) =>
    findWaitingRows(tx, import_id, wanted),
  );
  const seal = passwordSeal(body.import_token, import_id);
  for (let from = 0; from < waiting.length; from += sliceLength) {
    const slice = waiting.slice(from, from + sliceLength);
    const passwords = await passwordsOf(slice, {
      open: (row, sealed) => seal.open(row, sealed),
      onHeartbeat: () => database.write(viewer, (tx) => noteHeartbeat(tx, import_id, now())),
      now,
    });
    await retried(() =>
      database.write(viewer, async (tx) => {
        if (!isAdmin(await lockPermissions(tx, viewer))) throw new HttpError('FORBIDDEN');
        const created_time = new Date(now()).toISOString();
        const rows = slice.map(({ row }) => row);
        await importSlice(tx, { import_id, rows, passwords, created_time });
        await noteHeartbeat(tx, import_id, now());
      }),
    );
  }
}

interface Hashing {
  open: (row: number, sealed: Buffer) => string;
  onHeartbeat: () => Promise<void>;
  now: () => number;
}

/** Hashes the passwords of a slice, one at a time per process, as each needs 19 MiB. */
async function passwordsOf(
  rows: readonly WaitingRow[],
  { open, onHeartbeat, now }: Hashing,
): Promise<Map<number, RowPassword>> {
  const passwords = new Map<number, RowPassword>();
  let last = now();
  for (const { row, action, sealed_password } of rows) {
    if (sealed_password === null || action !== 'create') continue;
    const plain = open(row, sealed_password);
    const hash = await hashTurns.take('hash', () => hashPassword(plain));
    passwords.set(row, { plain, hash });
    if (now() - last < heartbeat) continue;
    await onHeartbeat();
    last = now();
  }
  return passwords;
}

async function retried(work: () => Promise<void>): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isUniqueViolation(error) || tried >= mostTries) throw error;
    }
  }
}
