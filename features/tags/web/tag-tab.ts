import type { ComponentType } from 'react';
import type { Column } from '#packages/ui';
import type { Tag } from '#tags/contract';
import type { TagRow } from '#tags/domain';

/** Props of a tab. */
export interface TagTabProps {
  tag: Tag;
  /** Admins change; managers read. */
  mayChange: boolean;
}

/** A tab of the page of a tag, a job or a location; loaded when first opened. */
export interface TagTab {
  /** Its name in the URL. */
  key: string;
  word: string;
  /** The tab has its own URL, /settings/jobs/{uuid}/members; all others use `?tab=`. */
  hasAddress?: boolean;
  load: () => Promise<ComponentType<TagTabProps>>;
}

/** A column that only the list of one type has, sorted by a number of the tag. */
export interface TagColumn {
  column: Column<TagRow>;
  value: (tag: Tag) => number;
}

/** Parts for one type of tag; loaded with the first of its screens. */
export interface TagLooks {
  columns: readonly TagColumn[];
  /** Shown beside the name at the head of a page. */
  Mark?: ComponentType<{ tag: Tag }>;
}
