/** Query of the list of people; kept in the URL. */
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
  /** Hydration states that count; empty: all. */
  states?: readonly string[];
  /** Only these people; by default everybody. */
  among?: readonly string[];
  /** Only people with this tag. The others do not count as filtered out. */
  memberOf?: string;
  /** Changes that the copy has not received yet. */
  pending?: PendingPeople;
}

/** Pending changes by user id. They are shown at once and reverted if the server refuses them. */
export interface PendingPeople {
  hidden: readonly string[];
  shown: readonly string[];
  gone: readonly string[];
}

/** Message why the viewer may not do an action with a person; null if they may. */
export interface Refusals {
  hide: string | null;
  remove: string | null;
  /** Change their tags, among those the viewer manages. */
  label: string | null;
  /** Add tags to them, which also shows their tests to others. */
  giveTags: string | null;
  /** Merge them into another person, which removes them. */
  mergeAway: string | null;
  /** Merge another person into them. */
  mergeInto: string | null;
}

export const peopleSorts = ['name', 'email', 'status', 'value', 'time'] as const;
export type PeopleSort = (typeof peopleSorts)[number];

/** Default page size. */
export const peoplePageSize = 30;

/** A label as shown: a tag, a job or a location. */
export interface Label {
  tag_id: string;
  name: string;
  type: 'default' | 'job' | 'location';
}

/** One row of the list. Measured values come from a higher feature and are only passed on. */
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
  latestState: LatestState;
  refusals: Refusals;
  /** The server has not confirmed the change, or the copy has not received it. */
  isPending: boolean;
}

/** The latest finding of a person: its state, value with unit, and time in ms since 1970. */
export interface LatestState {
  state: string;
  value: number | null;
  time: number | null;
  /** Queue state of a finding that the server does not have yet; null for all others. */
  unsent: 'waiting' | 'sending' | 'refused' | null;
}

export type AccessWord = 'Owner' | 'Admin' | 'Manager' | 'Custom' | 'none';

export interface PeoplePage {
  rows: PersonRow[];
  /** Number of people that match. */
  matching: number;
  /** Number of people without a filter. Hidden people count only if they are shown. */
  total: number;
}

/** A label of the filter with the number of people who have it. */
export interface LabelCount extends Label {
  people: number;
}

/** A person as their own page shows them, with what the viewer may do. */
export interface PersonCard extends PersonRow {
  created_time: string;
  may: {
    measure: boolean;
    viewMeasurements: boolean;
    /** The values of these tests too, not only their status. */
    viewValues: boolean;
    editMeasurements: boolean;
    deleteMeasurements: boolean;
  };
}
