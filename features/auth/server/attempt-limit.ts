import { createHash } from 'node:crypto';
import type { Database, Queryable } from '#packages/database';
import { HttpError } from '#packages/http/server';

/** So many tries of one bucket in so many seconds. */
export interface Limit {
  bucket: string;
  most: number;
  seconds: number;
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
  const wait = await database.unscoped(async (tx) => {
    const buckets = [...new Set(limits.map(({ bucket }) => hashed(bucket)))].sort();
    for (const bucket of buckets) await lockBucket(tx, bucket);
    let longestWait = 0;
    for (const limit of limits) longestWait = Math.max(longestWait, await waitFor(tx, limit, now));
    if (longestWait === 0) {
      await tx.query(
        'insert into attempts (bucket, at) select unnest($1::text[]), to_timestamp($2::numeric / 1000)',
        [buckets, now],
      );
    }
    await sweep(tx, now);
    return longestWait;
  });
  if (wait > 0) throw new HttpError('TOO_MANY', { message, retryAfter: wait });
}

/**
 * A try has succeeded: the account's failures are forgotten, and its own count at the other
 * buckets is taken back, since those count failures too. Where that fails they count for an hour
 * longer, and the deed, which is stored already, is a success all the same.
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
