/** What the list of people is asked for; kept in the address. */
export interface PeopleQuery {
  search: string;
  tag_ids: string[];
  job_ids: string[];
  location_ids: string[];
  showHidden: boolean;
  sort: PeopleSort;
  descending: boolean;
  /** From 0. */
  page: number;
  size: number;
  /** Nobody but these; everybody unless told. */
  among?: readonly string[];
  /** Only those who wear this tag; the others do not count as left out. */
  wears?: string;
  /** What was just done and the copy has not heard of yet. */
  pending?: PendingPeople;
}

/** People by what is being done with them, by id; shown at once, taken back where it is refused. */
export interface PendingPeople {
  hidden: readonly string[];
  shown: readonly string[];
  gone: readonly string[];
}

/** Why the viewer may not do something with a person, in a sentence; null where they may. */
export interface Refusals {
  hide: string | null;
  remove: string | null;
  /** Change their tags, as far as the tags are the viewer's. */
  label: string | null;
  /** Add tags to them, which also shows their tests to others. */
  giveTags: string | null;
  /** Merge into somebody else, and be no more. */
  mergeAway: string | null;
  /** Take in somebody else. */
  mergeInto: string | null;
}

export const peopleSorts = ['name', 'email', 'status', 'value', 'time'] as const;
export type PeopleSort = (typeof peopleSorts)[number];

/** Rows of a page until the person chooses another size. */
export const peoplePageSize = 30;

/** A label as it is shown: a tag, a job or a location. */
export interface Label {
  tag_id: string;
  name: string;
  type: 'default' | 'job' | 'location';
}

/** One line of the list. What was measured is told by a higher word and only passed on. */
export interface PersonRow {
  user_id: string;
  name_first: string;
  name_last: string;
  email: string | null;
  is_hidden: boolean;
  experimental: boolean;
  has_picture: boolean;
  labels: Label[];
  /** 'Owner', 'Admin', 'Manager', 'Custom' or 'none'. */
  access: AccessWord;
  standing: Standing;
  refusals: Refusals;
  /** The server has not said yes yet, or the copy has not heard of it. */
  isPending: boolean;
}

/** The newest finding of a person: its state, value with unit, and time in ms since 1970. */
export interface Standing {
  state: string;
  value: number | null;
  time: number | null;
  /** How it stands with a finding that the server does not have yet; null for all others. */
  unsent: 'waiting' | 'sending' | 'refused' | null;
}

export type AccessWord = 'Owner' | 'Admin' | 'Manager' | 'Custom' | 'none';

export interface PeoplePage {
  rows: PersonRow[];
  /** People that match. */
  matching: number;
  /** People without a filter, hidden ones only where they are shown. */
  total: number;
}

/** A label of the filter with the number of people who wear it. */
export interface LabelCount extends Label {
  people: number;
}

/** A person as their own page shows them, with what the viewer may do. */
export interface PersonCard extends PersonRow {
  created_time: string;
  may: {
    measure: boolean;
    viewMeasurements: boolean;
    editMeasurements: boolean;
    deleteMeasurements: boolean;
  };
}
