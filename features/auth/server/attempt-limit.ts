import { createHash } from 'node:crypto';
import type { Database, Queryable } from '#packages/database';
import { HttpError } from '#packages/http/server';

/** So many tries of one bucket in so many seconds. */
export interface Limit {
  bucket: string;
  most: number;
  seconds: number;
}

/**
 * The bucket of what one account does. An id alone is no account: whoever adds people chooses their
 * ids, so an id may be given again in another organisation.
 */
export function accountBucket(
  word: string,
  { org_id, user_id }: { org_id: string; user_id: string },
): string {
  return `${word}:${org_id} ${user_id}`;
}

const longest = 3600;

/**
 * Counts a try against its limits before it is made, so that tries at the same moment and on
 * several processes are counted together. Whoever is over a limit is told when to come back.
 *
 * @param now milliseconds since 1970
 * @throws HttpError TOO_MANY with the given sentence
 */
export async function countAttempt(
  database: Database,
  limits: readonly Limit[],
  now: number,
  message: string,
): Promise<void> {
  await countAlternatives(database, { alternatives: [limits], shared: [] }, now, message);
}

/** A try that may go several ways, each with limits of its own. */
interface Alternatives {
  alternatives: readonly (readonly Limit[])[];
  /** Limits of the try as a whole. */
  shared: readonly Limit[];
}

/**
 * As `countAttempt`, for a try that may go several ways: it is counted for each way that is still
 * open, and refused where none is. Gives which ways are open, in their order.
 *
 * @throws HttpError TOO_MANY with the given sentence
 */
export async function countAlternatives(
  database: Database,
  { alternatives, shared }: Alternatives,
  now: number,
  message: string,
): Promise<boolean[]> {
  const { waits, sharedWait } = await database.unscoped(async (tx) => {
    for (const bucket of bucketsOf([...alternatives.flat(), ...shared])) {
      await lockBucket(tx, bucket);
    }
    const found = { waits: [] as number[], sharedWait: await longestWait(tx, shared, now) };
    for (const limits of alternatives) found.waits.push(await longestWait(tx, limits, now));
    const open = alternatives.filter((_, place) => found.waits[place] === 0);
    if (found.sharedWait === 0 && open.length > 0) {
      await tx.query(
        'insert into attempts (bucket, at) select unnest($1::text[]), to_timestamp($2::numeric / 1000)',
        [bucketsOf([...open.flat(), ...shared]), now],
      );
    }
    await sweep(tx, now);
    return found;
  });
  const wait = Math.max(sharedWait, Math.min(...waits));
  if (wait > 0) throw new HttpError('TOO_MANY', { message, retryAfter: wait });
  return waits.map((each) => each === 0);
}

/** Each bucket once and always in one order, so that no two calls wait for each other. */
function bucketsOf(limits: readonly Limit[]): string[] {
  return [...new Set(limits.map(({ bucket }) => hashed(bucket)))].sort();
}

async function longestWait(tx: Queryable, limits: readonly Limit[], now: number) {
  let longestSoFar = 0;
  for (const limit of limits) longestSoFar = Math.max(longestSoFar, await waitFor(tx, limit, now));
  return longestSoFar;
}

/**
 * A try has succeeded: the account's failures are forgotten, and its own count at the other
 * buckets is taken back, since those count failures too. Where that fails they count for an hour
 * longer, and the action, which is stored already, is a success all the same.
 *
 * @param now as given when it was counted
 */
export async function forgetAttempts(
  database: Database,
  account: string,
  others: readonly string[],
  now: number,
): Promise<void> {
  const forgotten = database.unscoped(async (tx) => {
    await tx.query('delete from attempts where bucket = $1', [hashed(account)]);
    for (const bucket of others) {
      await tx.query(
        `delete from attempts where ctid = (
           select ctid from attempts
           where bucket = $1 and at = to_timestamp($2::numeric / 1000) limit 1 for update)`,
        [hashed(bucket), now],
      );
    }
  });
  await forgotten.catch(() => undefined);
}

/** One try of a bucket at a time. */
async function lockBucket(tx: Queryable, bucket: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [bucket]);
}

/**
 * What is too old to count goes, from any bucket: made-up e-mails are never tried again. A few at
 * a time keep up with what comes, and nobody waits for anybody.
 */
async function sweep(tx: Queryable, now: number): Promise<void> {
  await tx.query(
    `delete from attempts where ctid = any(array(
       select ctid from attempts where at <= to_timestamp($1::numeric / 1000)
       order by at limit 50 for update skip locked))`,
    [now - longest * 1000],
  );
}

/** Seconds until the next try is allowed; 0 where it is now. */
async function waitFor(tx: Queryable, { bucket, most, seconds }: Limit, now: number) {
  const { rows } = await tx.query<{ at: string }>(
    `select at from attempts
     where bucket = $1 and at > to_timestamp($2::numeric / 1000) order by at desc limit $3`,
    [hashed(bucket), now - seconds * 1000, most],
  );
  const oldest = rows[most - 1];
  if (oldest === undefined) return 0;
  return Math.max(1, Math.ceil((Date.parse(oldest.at) + seconds * 1000 - now) / 1000));
}

/** Buckets carry e-mails and addresses, which the table need not know. */
function hashed(bucket: string): string {
  return createHash('sha256').update(bucket).digest('hex');
}
