import { createContext, useContext } from 'react';
import type { ComponentType } from 'react';
import type { Column } from '#packages/ui';
import type { Tag, TagType } from '#tags/contract';
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

/** One type of tag, with its list and pages. */
export interface TagKind extends TagLooks {
  type: TagType;
  /** In order; the first is the page itself. */
  tabs: readonly (Omit<TagTab, 'load'> & { Content: ComponentType<TagTabProps> })[];
}

const KindContext = createContext<TagKind | null>(null);

/** Provides the type of the list and pages below. */
export const TagKindProvider = KindContext.Provider;

/** The type of tag of the current screen. */
export function useTagKind(): TagKind {
  const kind = useContext(KindContext);
  if (kind === null) throw new Error('This screen has no TagKindProvider above it.');
  return kind;
}
