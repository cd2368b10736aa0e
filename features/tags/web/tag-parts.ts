import { createContext, useContext } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { TagCounts } from '#tags/domain';

/** What the screens of tags show of words further up the ladder; the app hands it in. */
export interface TagParts {
  /** How each tag is used, by its id; a tag that nobody uses is left out. */
  useCounts: () => UseQueryResult<Readonly<Record<string, TagCounts>>>;
}

const PartsContext = createContext<TagParts | null>(null);

/** Puts the parts above the screens of tags. */
export const TagPartsProvider = PartsContext.Provider;

/** The parts handed in by the app. */
export function useTagParts(): TagParts {
  const parts = useContext(PartsContext);
  if (parts === null) throw new Error('No TagPartsProvider stands above this screen.');
  return parts;
}
