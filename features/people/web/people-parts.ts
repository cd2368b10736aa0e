import { createContext, useContext } from 'react';
import type { ComponentType } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { LabelCount, PeoplePage, PeopleQuery, PersonCard, Standing } from '#people/domain';

/**
 * Parts of the people screens that come from higher features, such as test results. The app passes
 * them in, so that this feature does not depend on tests.
 */
export interface PeopleParts {
  /** A page of the list, updated live. */
  useList: (query: PeopleQuery) => UseQueryResult<PeoplePage>;
  /** Prefetches a page of the list; null if it is loaded already. */
  useAhead: () => (query: PeopleQuery) => Promise<void> | null;
  /**
   * Labels to filter by with the number of people who have them, optionally only of the members of
   * a tag.
   */
  useLabels: (query: Pick<PeopleQuery, 'showHidden' | 'wears'>) => UseQueryResult<LabelCount[]>;
  /** One person; null if unknown or not visible. */
  usePerson: (user_id: string) => UseQueryResult<PersonCard | null>;
  /** Number of a person's tests that the viewer may see. */
  useTestCount: (user_id: string) => UseQueryResult<number>;
  /** All people of a list at once, for a file. */
  useAll: () => (query: PeopleQuery) => Promise<PeoplePage>;
  /** The badge of a finding. */
  Badge: ComponentType<{ standing: Standing; large?: boolean; withValue?: boolean }>;
  /** A finding as text for a file: its name and value, ['Mild', '71']. */
  textOf: (standing: Standing) => [word: string, value: string];
  /** Unit of the values, for the column header. */
  unit: string;
  /** A person's newest findings, on the overview. */
  Recent: ComponentType<{ person: PersonCard }>;
  /** True once these are loaded. */
  useHasRecent: (user_id: string) => boolean;
  /** Actions beside the head of the page: add a finding. */
  Actions: ComponentType<{ person: PersonCard }>;
  /** Above the list, for admins: another way to add many people; empty if there is none. */
  WayIn: ComponentType;
  /** Under the profile, for admins: the audit log of the person. */
  History: ComponentType<{ user_id: string }>;
  /** Under the profile, for admins: export and erasure of personal data. */
  PersonalData: ComponentType<{ person: Pick<PersonCard, 'user_id' | 'name_first' | 'name_last'> }>;
}

const PartsContext = createContext<PeopleParts | null>(null);

/** Provides the parts to the people screens. */
export const PeoplePartsProvider = PartsContext.Provider;

/** The parts that the app passed in. */
export function usePeopleParts(): PeopleParts {
  const parts = useContext(PartsContext);
  if (parts === null) throw new Error('This screen has no PeoplePartsProvider above it.');
  return parts;
}
