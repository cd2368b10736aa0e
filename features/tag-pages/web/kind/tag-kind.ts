import { createContext, useContext } from 'react';
import type { ComponentType } from 'react';
import type { TagType } from '#tags/contract';
import type { TagLooks, TagTab, TagTabProps } from '#tags/web';

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
