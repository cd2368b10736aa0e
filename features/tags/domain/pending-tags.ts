import type { Tag } from '#tags/contract';

/** A tag as it is shown before the copy knows it so. */
export interface PendingTag {
  tag: Tag;
  /** The server has said yes; the copy only has to hear of it. */
  isDone: boolean;
}

/** By id of the tag. */
export type PendingTags = ReadonlyMap<string, PendingTag>;

/** A tag with whether the server has still to answer for it. */
export interface ShownTag {
  tag: Tag;
  isPending: boolean;
}

/** The tags of the copy, with what was just done to them. */
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

/** The copy has what the server said yes to, or what somebody did after it. */
function hasHeard(stored: Tag, { tag, isDone }: PendingTag): boolean {
  if (!isDone) return false;
  return !stored.active || (tag.active && stored.modified_time >= tag.modified_time);
}

function shownOf({ tag, isDone }: PendingTag): ShownTag {
  return { tag, isPending: !isDone };
}
