import { createHash } from 'node:crypto';
import type { Database, Queryable } from '#packages/database';
import { HttpError } from '#packages/http/server';
import type { ServerContext } from '#packages/http/server';

/** Maximum number of tries of one bucket in a number of seconds. */
export interface Limit {
  bucket: string;
  most: number;
  seconds: number;
}

/**
 * The bucket of an account. The id alone is not unique: clients choose the ids of new people, so
 * another organisation may have the same id.
 */
export function accountBucket(
  word: string,
  { org_id, user_id }: { org_id: string; user_id: string },
): string {
  return `${word}:${org_id} ${user_id}`;
}

const longest = 3600;

/**
 * Counts a try against its limits before it is made, so that concurrent tries on several processes
 * are counted together. Above a limit the error says when to try again.
 *
 * @param now milliseconds since 1970
 * @throws HttpError TOO_MANY with the given message
 */
export async function countAttempt(
  database: Database,
  limits: readonly Limit[],
  now: number,
  message: string,
): Promise<void> {
  await countAlternatives(database, { alternatives: [limits], shared: [] }, now, message);
}

/** A try with several alternatives, each with its own limits. */
interface Alternatives {
  alternatives: readonly (readonly Limit[])[];
  /** Limits of the try as a whole. */
  shared: readonly Limit[];
}

/**
 * Like `countAttempt`, for a try with several alternatives: it is counted for each one below its
 * limits, and refused if there is none. Returns which ones are allowed, in order.
 *
 * @throws HttpError TOO_MANY with the given message
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
    const open = alternatives.filter((_, index) => found.waits[index] === 0);
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

/** Each bucket once and in a fixed order, so that two calls cannot deadlock. */
function bucketsOf(limits: readonly Limit[]): string[] {
  return [...new Set(limits.map(({ bucket }) => hashed(bucket)))].sort();
}

async function longestWait(tx: Queryable, limits: readonly Limit[], now: number) {
  let longestSoFar = 0;
  for (const limit of limits) longestSoFar = Math.max(longestSoFar, await waitFor(tx, limit, now));
  return longestSoFar;
}

/**
 * After a success: deletes the account's failures and this try in the other buckets, as those count
 * failures too. If that fails, they count for another hour, and the completed action is still a
 * success.
 *
 * @param now as given when it was counted
 */
export async function forgetAttempts(
  { database, log }: Pick<ServerContext, 'database' | 'log'>,
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
  await forgotten.catch((err: unknown) => log.warn({ err }, 'attempts were not forgotten'));
}

/** Locks a bucket for one try at a time. */
async function lockBucket(tx: Queryable, bucket: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [bucket]);
}

/**
 * Deletes expired tries of any bucket, as invented emails are never tried again. A few at a time
 * are enough, without waiting for locks.
 */
async function sweep(tx: Queryable, now: number): Promise<void> {
  await tx.query(
    `delete from attempts where ctid = any(array(
       select ctid from attempts where at <= to_timestamp($1::numeric / 1000)
       order by at limit 50 for update skip locked))`,
    [now - longest * 1000],
  );
}

/** Seconds until the next try is allowed; 0 if it is allowed now. */
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

/** Bucket names contain emails and addresses, so the table only stores hashes. */
function hashed(bucket: string): string {
  return createHash('sha256').update(bucket).digest('hex');
}
