import { createContext, useContext } from 'react';
import type { ComponentType } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { TagCounts } from '#tags/domain';

/** Props of the people field. */
export interface PeopleFieldProps {
  label: string;
  description: string;
  placeholder: string;
  disabled: boolean;
  value: readonly string[];
  onChange: (user_ids: string[]) => void;
}

/** Parts of the tag screens that come from higher features. The app passes them in. */
export interface TagParts {
  /** Usage of each tag, by its id. Unused tags are left out. */
  useCounts: () => UseQueryResult<Readonly<Record<string, TagCounts>>>;
  /** Managers of a tag, read only. */
  Managers: ComponentType<{ tag_id: string }>;
  /** A field that picks people. */
  PeopleField: ComponentType<PeopleFieldProps>;
}

const PartsContext = createContext<TagParts | null>(null);

/** Provides the parts to the tag screens. */
export const TagPartsProvider = PartsContext.Provider;

/** The parts that the app passed in. */
export function useTagParts(): TagParts {
  const parts = useContext(PartsContext);
  if (parts === null) throw new Error('This screen has no TagPartsProvider above it.');
  return parts;
}
