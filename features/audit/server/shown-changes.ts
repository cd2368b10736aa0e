import type { AuditChange, AuditEntry } from '#audit/contract';
import type { Tx } from '#packages/database';
import { findPeople } from '#people/server';
import type { Subject, Viewer } from '#permissions/contract';
import { canViewValues, seesOtherValues } from '#permissions/domain';

/** Fields of a test that say nothing about health; every other one is hidden with the values. */
const openFields: ReadonlySet<string> = new Set(['active', 'valid', 'tag_ids', 'user_id']);

/** The entries as a viewer may see them: values of tests only with the right to the values. */
export async function shownTo(
  tx: Tx,
  viewer: Viewer,
  entries: readonly AuditEntry[],
): Promise<AuditEntry[]> {
  const asked = entries.flatMap(({ subject, ...entry }) =>
    subject !== null && hasHealth(entry) ? [subject.user_id] : [],
  );
  const people = await findPeople(tx, [...new Set(asked)]);
  return entries.map((entry) => shownEntry(viewer, entry, people));
}

/** An entry as a viewer may see it, with the people of its tests by id. */
function shownEntry(
  viewer: Viewer,
  entry: AuditEntry,
  people: ReadonlyMap<string, Subject>,
): AuditEntry {
  if (!hasHealth(entry) || seesValues(viewer, entry, people)) return entry;
  return {
    ...entry,
    changes: entry.changes.map((change) => (isHealth(change) ? hidden(change) : change)),
  };
}

function seesValues(
  viewer: Viewer,
  { subject }: AuditEntry,
  people: ReadonlyMap<string, Subject>,
): boolean {
  if (subject === null) return seesOtherValues(viewer);
  const { user_id } = subject;
  return canViewValues(viewer, people.get(user_id) ?? { user_id, tag_ids: [] });
}

function hasHealth({ entity, changes }: Pick<AuditEntry, 'entity' | 'changes'>): boolean {
  return entity === 'measurement' && changes.some(isHealth);
}

function isHealth({ field }: AuditChange): boolean {
  return !openFields.has(field);
}

function hidden(change: AuditChange): AuditChange {
  return { ...change, before: null, after: null, is_hidden: true };
}
