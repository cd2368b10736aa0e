import type { Action } from './action.ts';

/** One change of the organisation's data. Rows are given as indices modulo their number. */
export type Write = DataWrite | Action;

/** A change that a history makes with its own SQL, like the feature that owns the rows. */
export type DataWrite =
  /** New measurements of a person, in one statement. */
  | { kind: 'add'; person: number; count: number; links: boolean }
  /** A change of one measurement, or of all measurements of a person in one statement. */
  | { kind: 'change'; person: number; nth: number | null; what: 'valid' | 'active' | 'value' }
  | { kind: 'label'; person: number; tag: number; isAdded: boolean }
  | { kind: 'permit'; person: number; tag: number | null; access: string }
  | { kind: 'revoke'; person: number; nth: number }
  | { kind: 'hide'; person: number; is_hidden: boolean }
  /** The person is removed or restored. A removed person cannot sign in. */
  | { kind: 'activate'; person: number; active: boolean }
  /** All measurements move to another person, and the source is removed. */
  | { kind: 'merge'; from: number; to: number }
  | { kind: 'tag'; tag: number; active: boolean }
  | { kind: 'rename'; what: 'organisation' | 'tag' | 'person'; nth: number }
  | { kind: 'type'; nth: number; active: boolean }
  | CrewWrite;

/** A change of what crews do at work. There are a few rows of each kind, found by `nth`. */
export type CrewWrite =
  /** Adds a roster or replaces its people. */
  | { kind: 'roster'; nth: number; people: number[]; active: boolean }
  | { kind: 'leave'; nth: number; person: number; active: boolean }
  /** Adds a session with its people, or archives or removes it. */
  | { kind: 'session'; nth: number; by: number; people: number[]; end: 'archive' | 'remove' }
  | { kind: 'skip'; nth: number; person: number; skip: boolean }
  /** The newest tests of the people of a session count for it. */
  | { kind: 'session-tests'; nth: number }
  /** The preview features of rosters and breaks are switched on or off. */
  | { kind: 'feature'; isOn: boolean }
  | SiteWrite;

/** A change of breaks and emergencies. */
export type SiteWrite =
  /** Starts a break, or ends it or takes it out of the copies. */
  | { kind: 'break'; nth: number; by: number; people: number[]; tag: number; end: 'end' | 'retire' }
  /** Adds an entry to an emergency: a note, its location or its affected person. */
  | { kind: 'emergency'; nth: number; by: number; about: EmergencySubject };

export type EmergencySubject = { note: string } | { tag: number } | { person: number };

/** What happens to one call of a sync run, counted from 0 within the run. */
export interface Meanwhile {
  call: number;
  event:
    /** The call never arrives. */
    | { kind: 'cut' }
    /** The server answers, but the answer is lost. */
    | { kind: 'lost' }
    | { kind: 'status'; status: 503 | 500 }
    /** A write commits before the call, between two queries of its answer, or after it. */
    | { kind: 'write'; query: number | null; write: Write }
    /** The person adds a test during the call. */
    | { kind: 'queue-add'; person: number }
    /** The worker crashes before the answer arrives. */
    | { kind: 'crash' }
    /** The answer arrives after the person has signed out. */
    | { kind: 'sign-out' }
    /** The server process is killed during the call. */
    | { kind: 'server-crash' }
    | { kind: 'database-crash' };
}

export type Step =
  | { kind: 'write'; write: Write }
  /** A transaction with a write that stays open. */
  | { kind: 'hold'; write: DataWrite }
  /** The oldest open transaction commits. */
  | { kind: 'release' }
  | { kind: 'sync'; meanwhile: Meanwhile[] }
  /** A sync run without a connection. Queued writes are tried too. */
  | { kind: 'no-line' }
  /**
   * The signed-in person adds a test, which is queued on the device until there is a connection.
   */
  | { kind: 'queue-add'; person: number }
  /** A waiting or refused test is edited or dropped. */
  | { kind: 'queue-edit'; nth: number }
  | { kind: 'queue-drop'; nth: number }
  /** A second page with its own worker. Only one of them owns the copy. */
  | { kind: 'second-tab' }
  /** The worker of the first page crashes, and a page opens the same database again. */
  | { kind: 'crash' }
  | { kind: 'sign-out' }
  | { kind: 'sign-in'; person: number }
  | { kind: 'backup' }
  /** The last backup is restored, and the server gets a new epoch. */
  | { kind: 'restore' }
  | { kind: 'server-crash' }
  | { kind: 'database-crash' };

/** The steps of one history, computed from its seed. */
export interface History {
  seed: number;
  /** Rows of a list in one answer. */
  pageSize: number;
  /** Bytes of the rows in one answer; undefined for those of the product. */
  answerBytes: number | undefined;
  /** What may be killed: only the client, also the server process, or also the database. */
  crashes: 'client' | 'server' | 'database';
  /** The person who is signed in at the start. */
  person: number;
  /**
   * Whether people are merged, hidden, deleted and labelled, and tags deleted, by calls of the
   * product. Other histories imitate that with SQL.
   */
  hasActions: boolean;
  steps: Step[];
}

/** People of an organisation. The first ones have accounts. */
export const peopleCount = 7;
export const accountsCount = 4;
export const tagsCount = 3;

/**
 * In histories with actions there is at least one tag of each kind, and the last person is the
 * owner.
 */
export const actionPeopleCount = 9;
export const actionTagsCount = 6;

/** The first seed whose history has actions. */
export const firstActionSeed = 10_000;

/** A write happens before one of this many queries of an answer. */
export const queriesAtMost = 12;
