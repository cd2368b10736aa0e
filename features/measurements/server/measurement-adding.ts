import type { Tx, WriteTx } from '#packages/database';
import type { CallData } from '#packages/http/contract';
import { measurementMessages } from '#measurements/contract';
import type { createMeasurements } from '#measurements/contract';
import { insertLinks } from './links/link-store.ts';
import { prepareRows } from './measurement-intake.ts';
import type { Recorder } from './measurement-intake.ts';
import type { ParsedRows } from './measurement-reading.ts';
import { findOwners, insertMeasurements } from './measurement-store.ts';
import type { MeasurementOwner } from './measurement-store.ts';

/**
 * What other features do with new tests, in the transaction that adds them.
 *
 * @param now milliseconds since 1970
 */
export type OnTestsAdded = (
  tx: WriteTx,
  measurement_ids: readonly string[],
  now: number,
) => Promise<void>;

interface Given {
  recorder: Recorder;
  rows: ParsedRows;
  now: number;
  onTestsAdded: OnTestsAdded;
  /** For the audit log, after the number of tests. */
  by?: string;
}

/** Adds the tests of one call. Returns the stored ids, and the reasons for the others. */
export async function addMeasurements(
  tx: WriteTx,
  { recorder, rows, now, onTestsAdded, by = '' }: Given,
): Promise<CallData<typeof createMeasurements>> {
  const { parsed, rejected } = rows;
  // A repeated test is accepted unchanged, whatever has changed since.
  const before = await storedAmong(tx, idsOf(parsed));
  const newRows = parsed.filter(({ measurement_id }) => !before.has(measurement_id));
  const prepared = await prepareRows(tx, recorder, newRows, now);
  const stored = await insertMeasurements(tx, prepared.rows);
  const links = prepared.links.filter(({ measurement_id }) => stored.has(measurement_id));
  await insertLinks(tx, links, new Date(now).toISOString());
  await onTestsAdded(tx, [...stored], now);
  // An id that is still missing belongs to another organisation.
  const storedHere = await storedAmong(tx, idsOf(parsed));
  const foreignIds = idsOf(prepared.rows).filter((id) => !storedHere.has(id));
  auditAdded(tx, await findOwners(tx, [...stored]), by);
  return {
    accepted: [...new Set(idsOf(parsed))].filter((id) => storedHere.has(id)),
    rejected: [
      ...rejected,
      ...prepared.rejected,
      ...foreignIds.map((measurement_id) => ({
        measurement_id,
        message: measurementMessages.idTaken,
        errors: { measurement_id: measurementMessages.idTaken },
      })),
    ],
  };
}

/** Adds an entry for each person, as the log of a person lists the tests added about them. */
function auditAdded(tx: WriteTx, added: readonly MeasurementOwner[], by: string): void {
  const ofPeople = new Map<string, string[]>();
  for (const { measurement_id, user_id } of added) {
    ofPeople.set(user_id, [...(ofPeople.get(user_id) ?? []), measurement_id]);
  }
  for (const [subject_user_id, ids] of ofPeople) {
    const [first = null] = ids;
    tx.audit({
      ...{ action: 'create', entity: 'measurement', subject_user_id },
      entity_id: ids.length === 1 ? first : null,
      summary: `${String(ids.length)} added${by}`,
    });
  }
}

function idsOf(rows: readonly { measurement_id: string }[]): string[] {
  return rows.map(({ measurement_id }) => measurement_id);
}

async function storedAmong(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  return new Set(idsOf(await findOwners(tx, ids)));
}
