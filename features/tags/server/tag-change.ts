import { changesOf } from '#packages/database';
import type { AuditChange, Database } from '#packages/database';
import { HttpError, orDuplicate } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import { tagMessages, tagNotFound } from '#tags/contract';
import type { Tag } from '#tags/contract';
import { findTag, updateTag } from './tag-store.ts';
import type { TagChange } from './tag-store.ts';

/** Caller and database of a change. */
export interface TagCaller {
  viewer: Viewer;
  database: Database;
}

interface NotedChange extends TagChange {
  /** Summary for the audit log. */
  summary: string;
  /** Throws if the tag cannot be changed in this way. */
  check?: (tag: Tag) => void;
}

/**
 * Changes a tag and returns it.
 *
 * @param id as sent, for the error message
 * @throws HttpError if there is no such tag, or another one has the name
 */
export async function changeTagAs(
  { viewer, database }: TagCaller,
  id: string,
  { summary, check, ...change }: NotedChange,
): Promise<Tag> {
  const tag_id = id.toLowerCase();
  const write = database.write(viewer, async (tx) => {
    const tag = await findTag(tx, tag_id);
    if (tag?.active !== true) throw tagIsMissing(id);
    check?.(tag);
    if (!(await updateTag(tx, tag_id, change))) throw tagIsMissing(id);
    const changes = changesOfTag(tag, (await findTag(tx, tag_id)) ?? tag);
    tx.audit({ action: 'change', entity: 'tag', entity_id: tag_id, summary, changes });
  });
  await orDuplicate(write, 'name', tagMessages.nameTaken);
  return storedTag({ viewer, database }, tag_id);
}

function changesOfTag(before: Tag, after: Tag): AuditChange[] {
  const keys = [...new Set([...Object.keys(before.metadata), ...Object.keys(after.metadata)])];
  return [
    ...changesOf(before, after, ['name', 'is_hidden']),
    ...changesOf(before.metadata, after.metadata, keys.sort()).map((change) => ({
      ...change,
      field: `metadata.${change.field}`,
    })),
  ];
}

/** A tag with its stamp, which is only known after the commit. */
export async function storedTag({ viewer, database }: TagCaller, tag_id: string): Promise<Tag> {
  const tag = await database.read(viewer.org_id, (tx) => findTag(tx, tag_id));
  if (tag === null) throw tagIsMissing(tag_id);
  return tag;
}

/** The error for a tag that does not exist. */
export function tagIsMissing(tag_id: string): HttpError {
  return new HttpError('NOT_FOUND', { message: tagNotFound(tag_id) });
}
