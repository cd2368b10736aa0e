import { createContext, useContext } from 'react';
import type { ComponentType } from 'react';
import type { Column } from '#packages/ui';
import type { Tag, TagType } from '#tags/contract';
import type { TagRow } from '#tags/domain';

/** What a tab is told. */
export interface TagTabProps {
  tag: Tag;
  /** Admins change; managers read. */
  mayChange: boolean;
}

/** A tab of the page of a tag, a job or a location; fetched with the first look at it. */
export interface TagTab {
  /** What the address calls it. */
  key: string;
  word: string;
  /** It has an address of its own, /settings/jobs/{uuid}/members; all others stand in `?tab=`. */
  hasAddress?: boolean;
  load: () => Promise<ComponentType<TagTabProps>>;
}

/** A column that only the list of one type has, sorted by a number of the tag. */
export interface TagColumn {
  column: Column<TagRow>;
  value: (tag: Tag) => number;
}

/** What is shown of one type of tag alone; fetched with the first of its screens. */
export interface TagLooks {
  columns: readonly TagColumn[];
  /** Beside the name at the head of a page. */
  Mark?: ComponentType<{ tag: Tag }>;
}

/** One type of tag, as its list and its pages show it. */
export interface TagKind extends TagLooks {
  type: TagType;
  /** In their order; the first is the page itself. */
  tabs: readonly (Omit<TagTab, 'load'> & { Content: ComponentType<TagTabProps> })[];
}

const KindContext = createContext<TagKind | null>(null);

/** Says above list and pages of which type they are. */
export const TagKindProvider = KindContext.Provider;

/** The type of tags that the screen is about. */
export function useTagKind(): TagKind {
  const kind = useContext(KindContext);
  if (kind === null) throw new Error('No TagKindProvider stands above this screen.');
  return kind;
}
