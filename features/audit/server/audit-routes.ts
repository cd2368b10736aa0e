import { auditList, auditPageSize } from '#audit/contract';
import type { AuditEntry } from '#audit/contract';
import { isZone } from '#organisation/contract';
import { findOrganisation } from '#organisation/server';
import type { Tx } from '#packages/database';
import { bind, RawAnswer } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import { csvText } from '#packages/kit';
import type { Viewer } from '#permissions/contract';
import { countAudit, findAudit } from './audit-store.ts';
import type { AuditFilter, AuditPlace } from './audit-store.ts';

/** Most entries of one file. */
const mostInFile = 200_000;

/** Calls about the audit log. */
export const auditCalls: Bound<Viewer>[] = [
  bind<typeof auditList, Viewer>(auditList, async (call) => {
    const { viewer, query, caller, database } = call;
    return database.read(viewer.org_id, async (tx) => {
      const filter = { ...query, zone: await zoneOf(tx) };
      if (/\btext\/csv\b/.test(caller.header('accept') ?? '')) return fileOf(tx, filter);
      return pageOf(tx, filter, placeOf(query.cursor));
    });
  }),
];

type Query = Call<typeof auditList, Viewer>['query'];

async function pageOf(tx: Tx, filter: AuditFilter, after: AuditPlace | null) {
  const found = await findAudit(tx, filter, { after, most: auditPageSize + 1 });
  const entries = found.slice(0, auditPageSize);
  const last = found.length > entries.length ? entries.at(-1) : undefined;
  return {
    entries,
    total: await countAudit(tx, filter),
    next_cursor: last === undefined ? null : `${last.time}_${last.audit_id}`,
  };
}

function placeOf(cursor: Query['cursor']): AuditPlace | null {
  const [time, audit_id] = cursor?.split('_') ?? [];
  return time === undefined || audit_id === undefined ? null : { time, audit_id };
}

async function fileOf(tx: Tx, filter: AuditFilter): Promise<RawAnswer> {
  const entries = await findAudit(tx, filter, { after: null, most: mostInFile });
  const bytes = Buffer.from(csvText([head, ...entries.map(lineOf)]));
  return new RawAnswer({ type: 'text/csv; charset=utf-8', bytes, gzipped: false, rows: {} });
}

const head = ['Time', 'Who', 'Action', 'Object', 'Object id', 'Summary'];

function lineOf({ time, actor_name, action, entity, entity_id, summary }: AuditEntry): string[] {
  return [time, actor_name, action, entity, entity_id ?? '', summary];
}

/** Days begin where the organisation says; in UTC where it says nothing that is known. */
async function zoneOf(tx: Tx): Promise<string> {
  const zone = (await findOrganisation(tx))?.metadata._timezone ?? 'UTC';
  return isZone(zone) ? zone : 'UTC';
}
