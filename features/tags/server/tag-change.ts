import { isUniqueViolation } from '#packages/database';
import type { Database } from '#packages/database';
import { HttpError } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import { tagMessages, tagNotFound } from '#tags/contract';
import type { Tag } from '#tags/contract';
import { findTag, updateTag } from './tag-store.ts';
import type { TagChange } from './tag-store.ts';

/** Who calls, and where it is written. */
export interface TagCaller {
  viewer: Viewer;
  database: Database;
}

interface NotedChange extends TagChange {
  /** What the audit log says of it. */
  summary: string;
  /** Throws where such a tag cannot be changed so. */
  check?: (tag: Tag) => void;
}

/**
 * Changes a tag and gives it as it is then.
 *
 * @param id as it was sent, for the sentence that names it
 * @throws HttpError where there is no such tag, or another one has the name
 */
export async function changeTagAs(
  { viewer, database }: TagCaller,
  id: string,
  { summary, check, ...change }: NotedChange,
): Promise<Tag> {
  const tag_id = id.toLowerCase();
  await orTaken(
    database.write({ org_id: viewer.org_id, actor_user_id: viewer.user_id }, async (tx) => {
      const tag = await findTag(tx, tag_id);
      if (tag?.active !== true) throw tagIsMissing(id);
      check?.(tag);
      if (!(await updateTag(tx, tag_id, change))) throw tagIsMissing(id);
      tx.audit({ action: 'change', entity: 'tag', entity_id: tag_id, summary });
    }),
  );
  return storedTag({ viewer, database }, tag_id);
}

/** A tag with its stamp, which is only known once the change is committed. */
export async function storedTag({ viewer, database }: TagCaller, tag_id: string): Promise<Tag> {
  const tag = await database.read(viewer.org_id, (tx) => findTag(tx, tag_id));
  if (tag === null) throw tagIsMissing(tag_id);
  return tag;
}

/** The same, or the refusal of a name that another tag has. */
export async function orTaken<Given>(write: Promise<Given>): Promise<Given> {
  return write.catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    const message = tagMessages.nameTaken;
    throw new HttpError('DUPLICATE', { message, errors: { name: message } });
  });
}

/** The refusal that names a tag which is not there. */
export function tagIsMissing(tag_id: string): HttpError {
  return new HttpError('NOT_FOUND', { message: tagNotFound(tag_id) });
}
