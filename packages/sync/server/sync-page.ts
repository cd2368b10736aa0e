import type { Tx } from '#packages/database';
import { bringsInactive, emptyDigest } from '#packages/sync/contract';
import type { Digest } from '#packages/sync/contract';
import { digestColumns } from './row-marks.ts';
import type { Param, SyncSource } from './sync-source.ts';

/** The rows of one list up to a number, as JSON text that goes out untouched. */
export interface SyncPage {
  readonly text: string;
  readonly count: number;
  /** Stamp of the last row; null for an empty page. */
  readonly last: string | null;
  /** Keys of the rows. */
  readonly ids: readonly string[];
}

export const emptyPage: SyncPage = { text: '[]', count: 0, last: null, ids: [] };

interface Window {
  /** Strictly after this stamp; null from the beginning. */
  after: string | null;
  /** Not after this stamp; null without a bound. */
  upTo?: string | null;
  /** Only rows of these people. */
  people?: readonly string[] | undefined;
  /** Rows at most. */
  limit: number;
}

/** Reads one page of a list, oldest stamp first, within the snapshot of the transaction. */
export async function readPage<Viewer>(
  tx: Tx,
  source: SyncSource<Viewer>,
  viewer: Viewer,
  { after, upTo = null, people, limit }: Window,
): Promise<SyncPage> {
  const { values, param } = parameters(tx);
  const conditions = [
    'r.org_id = $1',
    'r.modified_time is not null',
    source.visible(viewer, param),
    ...(after === null ? [] : [`r.modified_time > ${param(after)}`]),
    ...(upTo === null ? [] : [`r.modified_time <= ${param(upTo)}`]),
    ...(after === null && !bringsInactive(source.list) ? ['r.active'] : []),
    ...(people === undefined ? [] : [ofPeople(source, people, param)]),
  ];
  const { rows } = await tx.query<SyncPage>(
    `select coalesce(json_agg(${source.row} order by r.modified_time), '[]')::text as text,
            count(*)::int as count, max(r.modified_time) as last,
            coalesce(array_agg(r.${source.key}), '{}') as ids
     from (select r.* from ${source.table} as r
           where ${conditions.join(' and ')}
           order by r.modified_time limit ${String(limit)}) as r`,
    values,
  );
  return rows[0] ?? emptyPage;
}

/** What the whole list is to the viewer, in the snapshot of the transaction. */
export async function readDigest<Viewer>(
  tx: Tx,
  source: SyncSource<Viewer>,
  viewer: Viewer,
): Promise<Digest> {
  const { values, param } = parameters(tx);
  const active = bringsInactive(source.list) ? '' : 'and r.active';
  const { rows } = await tx.query<Digest>(
    `select ${digestColumns(source.key)} from ${source.table} as r
     where r.org_id = $1 ${active} and ${source.visible(viewer, param)}`,
    values,
  );
  return rows[0] ?? emptyDigest;
}

function parameters(tx: Tx) {
  const values: unknown[] = [tx.org_id];
  return { values, param: (value: unknown) => `$${String(values.push(value))}` };
}

function ofPeople<Viewer>(
  { list, person }: SyncSource<Viewer>,
  people: readonly string[],
  param: Param,
): string {
  if (person === undefined) throw new Error(`Rows of ${list} belong to no person`);
  return `r.${person} = any(${param(people)}::uuid[])`;
}
