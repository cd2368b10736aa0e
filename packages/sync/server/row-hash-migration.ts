import type { Migration } from '#packages/database';
import { hashSeeds, hashPrime } from '#packages/sync/contract';

/** The hash of a row in SQL, with the same steps as `rowHash` of the contract. */
export const rowHashMigration: Migration = {
  id: '2026-11-21-row-marks',
  sql: `
    create function mark_step(mark bigint, word bigint) returns bigint
      language sql immutable parallel safe as $$
        select (((mark + word % ${String(hashPrime)}) % ${String(hashPrime)})
              * ((mark + word % ${String(hashPrime)}) % ${String(hashPrime)}) + word)
              % ${String(hashPrime)} $$;

    create function id_word(id uuid, place int) returns bigint
      language sql immutable parallel safe as $$
        select ('x' || substr(encode(uuid_send(id), 'hex'), place * 8 + 1, 8))::bit(32)::bigint $$;

    create function row_mark(id uuid, stamp timestamptz, seed bigint) returns bigint
      language sql immutable parallel safe as $$
        select mark_step(mark_step(mark_step(mark_step(mark_step(mark_step(seed,
          id_word(id, 0)), id_word(id, 1)), id_word(id, 2)), id_word(id, 3)),
          (extract(epoch from stamp) * 1000)::bigint / 16777216),
          (extract(epoch from stamp) * 1000)::bigint % 16777216) $$;`,
};

/** SQL aggregates for a digest of the rows \`r\`: count, and the sums of both hashes. */
export function digestColumns(key: string): string {
  const sumOfHashes = (seed: number) =>
    `coalesce(sum(row_mark(r.${key}, r.modified_time, ${String(seed)})), 0)::bigint`;
  return `count(*)::int as count, ${sumOfHashes(hashSeeds[0])} as a, ${sumOfHashes(hashSeeds[1])} as b`;
}
