import type { Tx, WriteTx } from '#packages/database';
import type { Tag } from '#tags/contract';
import { insertTags } from './tag-store.ts';
import type { TagRow } from './tag-store.ts';

type NamedTag = Pick<Tag, 'tag_id' | 'name' | 'type'>;

/** Tags that are not deleted, hidden ones too. */
export async function findActiveTags(tx: Tx): Promise<NamedTag[]> {
  const { rows } = await tx.query<NamedTag>(
    'select tag_id, name, type from tags where org_id = $1 and active',
    [tx.org_id],
  );
  return rows;
}

/**
 * Creates missing tags, and returns the tag of each wanted name: a new one, or one that another
 * call has created meanwhile. Until COMMIT nobody can delete them.
 */
export async function takeTags(
  tx: WriteTx,
  wanted: readonly TagRow[],
): Promise<{ tags: Map<string, NamedTag>; made: TagRow[] }> {
  if (wanted.length === 0) return { tags: new Map(), made: [] };
  // A fixed order prevents deadlocks.
  const inOrder = wanted.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const made = await insertTags(tx, inOrder);
  const { rows } = await tx.query<NamedTag & { wanted: string }>(
    `select given.name as wanted, t.tag_id, t.name, t.type
     from unnest($2::text[]) as given(name)
     join tags as t on t.org_id = $1 and t.active
       and lower(t.name collate "und-x-icu") = lower(given.name collate "und-x-icu")
     order by t.tag_id for share of t`,
    [tx.org_id, inOrder.map(({ name }) => name)],
  );
  return {
    tags: new Map(rows.map(({ wanted: name, ...tag }) => [name, tag])),
    made: wanted.filter(({ tag_id }) => made.has(tag_id)),
  };
}
