import type { Tag } from '#tags/contract';

/** A tag with a change that the copy does not have yet. */
export interface PendingTag {
  tag: Tag;
  /** The server has accepted the change; only the sync is missing. */
  isDone: boolean;
}

/** By id of the tag. */
export type PendingTags = ReadonlyMap<string, PendingTag>;

/** A tag, and whether the server has yet to confirm its change. */
export interface ShownTag {
  tag: Tag;
  isPending: boolean;
}

/** The tags of the copy with their pending changes. */
export function withPending(tags: readonly Tag[], pending: PendingTags): ShownTag[] {
  const known = new Set(tags.map(({ tag_id }) => tag_id));
  const fresh = [...pending.values()].filter(({ tag }) => !known.has(tag.tag_id));
  return [
    ...tags.map((tag) => {
      const own = pending.get(tag.tag_id);
      return own === undefined || hasHeard(tag, own) ? { tag, isPending: false } : shownOf(own);
    }),
    ...fresh.map(shownOf),
  ];
}

/** The copy has the accepted change, or a later one. */
function hasHeard(stored: Tag, { tag, isDone }: PendingTag): boolean {
  if (!isDone) return false;
  return !stored.active || (tag.active && stored.modified_time >= tag.modified_time);
}

function shownOf({ tag, isDone }: PendingTag): ShownTag {
  return { tag, isPending: !isDone };
}
