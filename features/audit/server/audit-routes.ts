import { auditList, auditPageSize } from '#audit/contract';
import type { AuditEntry } from '#audit/contract';
import { findZone } from '#organisation/server';
import type { Tx } from '#packages/database';
import { placeOfCursor, timeCursorOf } from '#packages/http/contract';
import type { TimePlace } from '#packages/http/contract';
import { bind, FileAnswer } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import { csvText, fileDate } from '#packages/kit';
import type { Viewer } from '#permissions/contract';
import { countAudit, findAudit } from './audit-store.ts';
import type { AuditFilter } from './audit-store.ts';
import { changesText } from './changes-text.ts';
import { shownTo } from './shown-changes.ts';

/** Number of entries of a file per read. */
const filePage = 1000;

/** Calls about the audit log. */
export const auditCalls: Bound<Viewer>[] = [
  bind(auditList, async (call) => {
    const { viewer, query, caller, database } = call;
    return database.read(viewer.org_id, async (tx) => {
      const filter = { ...query, zone: await findZone(tx) };
      if (/\btext\/csv\b/.test(caller.header('accept') ?? '')) return fileOf(call, filter);
      return pageOf(tx, viewer, filter, placeOfCursor(query.cursor));
    });
  }),
];

async function pageOf(tx: Tx, viewer: Viewer, filter: AuditFilter, after: TimePlace | null) {
  const { rows: entries, isMore } = await findAudit(tx, filter, { after, most: auditPageSize });
  const last = isMore ? entries.at(-1) : undefined;
  return {
    entries: await shownTo(tx, viewer, entries),
    total: await countAudit(tx, filter),
    next_cursor: last === undefined ? null : timeCursorOf(placeOf(last)),
  };
}

function placeOf({ time, audit_id: id }: AuditEntry): TimePlace {
  return { time, id };
}

/** All matching entries as a file that is streamed from separate reads. */
function fileOf(
  { viewer, database, now }: Call<typeof auditList, Viewer>,
  filter: AuditFilter,
): FileAnswer {
  async function* parts() {
    yield Buffer.from(csvText([head]));
    let after: TimePlace | null = null;
    do {
      const place: { after: TimePlace | null; most: number } = { after, most: filePage };
      const { rows, isMore } = await database.read(viewer.org_id, async (tx) => {
        const page = await findAudit(tx, filter, place);
        return { ...page, rows: await shownTo(tx, viewer, page.rows) };
      });
      // Only the start of the file has the byte order mark that spreadsheets need.
      if (rows.length > 0) yield Buffer.from(csvText(rows.map(lineOf)).slice(1));
      const last = isMore ? rows.at(-1) : undefined;
      after = last === undefined ? null : placeOf(last);
    } while (after !== null);
  }
  return new FileAnswer({
    type: 'text/csv; charset=utf-8',
    name: `watershade-audit-log-${fileDate(filter.zone, now())}.csv`,
    parts: parts(),
  });
}

const head = [
  ...['Time', 'Who', 'Action', 'Object', 'Object id', 'Summary', 'Person', 'Person id'],
  'Changes',
];

function lineOf(entry: AuditEntry): string[] {
  const { time, actor_name, action, entity, entity_id, summary, subject, changes } = entry;
  const done = [time, actor_name, action, entity, entity_id ?? '', summary];
  return [...done, subject?.name ?? '', subject?.user_id ?? '', changesText(changes)];
}
