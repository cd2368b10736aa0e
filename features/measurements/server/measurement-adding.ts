import type { Tx, WriteTx } from '#packages/database';
import type { CallData } from '#packages/http/contract';
import { measurementMessages } from '#measurements/contract';
import type { createMeasurements } from '#measurements/contract';
import { insertLinks } from './links/link-store.ts';
import { prepareRows } from './measurement-intake.ts';
import type { Recorder } from './measurement-intake.ts';
import type { ReadRows } from './measurement-reading.ts';
import { findOwners, insertMeasurements } from './measurement-store.ts';

/**
 * What other features do with new tests, in the transaction that adds them.
 *
 * @param now milliseconds since 1970
 */
export type FollowNewTests = (
  tx: WriteTx,
  measurement_ids: readonly string[],
  now: number,
) => Promise<void>;

interface Given {
  recorder: Recorder;
  rows: ReadRows;
  now: number;
  follow: FollowNewTests;
  /** For the audit log, after the number of tests. */
  by?: string;
}

/** Adds the tests of one call. Returns the stored ids, and the reasons for the others. */
export async function addMeasurements(
  tx: WriteTx,
  { recorder, rows, now, follow, by = '' }: Given,
): Promise<CallData<typeof createMeasurements>> {
  const { sent, rejected } = rows;
  // A repeated test is accepted unchanged, whatever has changed since.
  const before = await storedAmong(tx, idsOf(sent));
  const fresh = sent.filter(({ measurement_id }) => !before.has(measurement_id));
  const prepared = await prepareRows(tx, recorder, fresh, now);
  const stored = await insertMeasurements(tx, prepared.rows);
  const links = prepared.links.filter(({ measurement_id }) => stored.has(measurement_id));
  await insertLinks(tx, links, new Date(now).toISOString());
  await follow(tx, [...stored], now);
  // An id that is still missing belongs to another organisation.
  const here = await storedAmong(tx, idsOf(sent));
  const taken = idsOf(prepared.rows).filter((id) => !here.has(id));
  if (stored.size > 0) {
    tx.audit({
      action: 'create',
      entity: 'measurement',
      entity_id: stored.size === 1 ? ([...stored][0] ?? null) : null,
      summary: `${String(stored.size)} added${by}`,
    });
  }
  return {
    accepted: [...new Set(idsOf(sent))].filter((id) => here.has(id)),
    rejected: [
      ...rejected,
      ...prepared.rejected,
      ...taken.map((measurement_id) => ({
        measurement_id,
        message: measurementMessages.idTaken,
        errors: { measurement_id: measurementMessages.idTaken },
      })),
    ],
  };
}

function idsOf(rows: readonly { measurement_id: string }[]): string[] {
  return rows.map(({ measurement_id }) => measurement_id);
}

async function storedAmong(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  return new Set(idsOf(await findOwners(tx, ids)));
}
