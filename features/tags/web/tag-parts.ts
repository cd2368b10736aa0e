import { createContext, useContext } from 'react';
import type { ComponentType } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { TagCounts } from '#tags/domain';

/** What the field that picks people is told. */
export interface PeopleFieldProps {
  label: string;
  description: string;
  placeholder: string;
  disabled: boolean;
  value: readonly string[];
  onChange: (user_ids: string[]) => void;
}

/** What the screens of tags show of words further up the ladder; the app hands it in. */
export interface TagParts {
  /** How each tag is used, by its id; a tag that nobody uses is left out. */
  useCounts: () => UseQueryResult<Readonly<Record<string, TagCounts>>>;
  /** Who manages the people of a tag, to be read. */
  Managers: ComponentType<{ tag_id: string }>;
  /** A field that picks people. */
  PeopleField: ComponentType<PeopleFieldProps>;
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
