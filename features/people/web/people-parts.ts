import { createContext, useContext } from 'react';
import type { ComponentType } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { LabelCount, PeoplePage, PeopleQuery, PersonCard, Standing } from '#people/domain';

/**
 * What the screens of people show of words further up the ladder: who was found how. The app hands
 * in the parts, so that people know nothing of tests.
 */
export interface PeopleParts {
  /** A page of the list, kept current. */
  useList: (query: PeopleQuery) => UseQueryResult<PeoplePage>;
  /** Asks for a page of the list before it is shown; null where it is here already. */
  useAhead: () => (query: PeopleQuery) => Promise<void> | null;
  /** Labels to filter by, with how many wear them; of those alone who wear a tag, where it is told. */
  useLabels: (query: Pick<PeopleQuery, 'showHidden' | 'wears'>) => UseQueryResult<LabelCount[]>;
  /** One person; null where unknown or invisible. */
  usePerson: (user_id: string) => UseQueryResult<PersonCard | null>;
  /** How many tests of a person the viewer may see. */
  useTestCount: (user_id: string) => UseQueryResult<number>;
  /** All people of a list at once, for a file. */
  useAll: () => (query: PeopleQuery) => Promise<PeoplePage>;
  /** The sign of a finding. */
  Badge: ComponentType<{ standing: Standing; large?: boolean; withValue?: boolean }>;
  /** A finding in words and its value, for a file: ['Mild', '71']. */
  textOf: (standing: Standing) => [word: string, value: string];
  /** Unit of the values, for the head of a column. */
  unit: string;
  /** The newest findings of a person, on the overview. */
  Recent: ComponentType<{ person: PersonCard }>;
  /** True once these are here. */
  useHasRecent: (user_id: string) => boolean;
  /** What can be done for a person beside the head: add a finding. */
  Actions: ComponentType<{ person: PersonCard }>;
  /** Over the list, for admins: a further way for many people to come in; nothing where there is none. */
  WayIn: ComponentType;
  /** Under the profile, for admins: what was done about a person. */
  History: ComponentType<{ user_id: string }>;
  /** Under the profile, for admins: the personal data as a file, and its end. */
  PersonalData: ComponentType<{ person: Pick<PersonCard, 'user_id' | 'name_first' | 'name_last'> }>;
}

const PartsContext = createContext<PeopleParts | null>(null);

/** Puts the parts above the screens of people. */
export const PeoplePartsProvider = PartsContext.Provider;

/** The parts handed in by the app. */
export function usePeopleParts(): PeopleParts {
  const parts = useContext(PartsContext);
  if (parts === null) throw new Error('No PeoplePartsProvider stands above this screen.');
  return parts;
}
