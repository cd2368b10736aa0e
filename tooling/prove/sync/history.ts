import type { Deed } from './deed.ts';

/** One change of the organisation's data, told by places that are taken modulo what there is. */
export type Write = DataWrite | Deed;

/** A change that a history makes by its own SQL, as the feature that owns the rows does. */
export type DataWrite =
  /** New measurements of a person, in one statement. */
  | { kind: 'add'; person: number; count: number; links: boolean }
  /** Something of a measurement changes: of one, or of all of a person in one statement. */
  | { kind: 'change'; person: number; nth: number | null; what: 'valid' | 'active' | 'value' }
  | { kind: 'wear'; person: number; tag: number; wears: boolean }
  | { kind: 'permit'; person: number; tag: number | null; access: string }
  | { kind: 'revoke'; person: number; nth: number }
  | { kind: 'hide'; person: number; is_hidden: boolean }
  /** The person leaves or comes back; who left cannot sign in. */
  | { kind: 'activate'; person: number; active: boolean }
  /** All measurements move to another person, and the one they came from leaves. */
  | { kind: 'merge'; from: number; to: number }
  | { kind: 'tag'; tag: number; active: boolean }
  | { kind: 'rename'; what: 'organisation' | 'tag' | 'person'; nth: number }
  | { kind: 'type'; nth: number; active: boolean };

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
    /** The person adds a test while the call is under way. */
    | { kind: 'queue-add'; person: number }
    /** The worker dies before the answer is there. */
    | { kind: 'crash' }
    /** The answer comes after the person has signed out. */
    | { kind: 'sign-out' }
    /** The server process is killed with the call under way. */
    | { kind: 'server-crash' }
    | { kind: 'database-crash' };
}

export type Step =
  | { kind: 'write'; write: Write }
  /** A transaction that has written and stays open. */
  | { kind: 'hold'; write: DataWrite }
  /** The oldest open transaction commits. */
  | { kind: 'release' }
  | { kind: 'sync'; meanwhile: Meanwhile[] }
  /** A run while there is no line, which what waits tries too. */
  | { kind: 'no-line' }
  /** The person signed in adds a test, which waits on the device until there is a line. */
  | { kind: 'queue-add'; person: number }
  /** What was typed is changed or taken out again, where it still waits or was refused. */
  | { kind: 'queue-edit'; nth: number }
  | { kind: 'queue-drop'; nth: number }
  /** One more page with a worker of its own; only one of them owns the copy. */
  | { kind: 'second-tab' }
  /** The worker of the first page dies, and a page is opened again on the same database. */
  | { kind: 'crash' }
  | { kind: 'sign-out' }
  | { kind: 'sign-in'; person: number }
  | { kind: 'backup' }
  /** The last backup comes back, and the server is told that it is another one now. */
  | { kind: 'restore' }
  | { kind: 'server-crash' }
  | { kind: 'database-crash' };

/** What one run of the proof does, from its seed alone. */
export interface History {
  seed: number;
  /** Rows of a list in one answer. */
  pageSize: number;
  /** Bytes of the rows in one answer; undefined for those of the product. */
  answerBytes: number | undefined;
  /** How much may be killed: nothing but the client, the server process too, or the database too. */
  crashes: 'client' | 'server' | 'database';
  /** Who is signed in at the start. */
  person: number;
  /**
   * People are merged, hidden, deleted and put into tags, and tags are deleted, by the product's own
   * calls; elsewhere by SQL that imitates them.
   */
  hasDeeds: boolean;
  steps: Step[];
}

/** People of an organisation; the first ones have accounts. */
export const peopleCount = 7;
export const accountsCount = 4;
export const tagsCount = 3;

/** In histories with deeds: one tag is there for each kind at least, and the owner is the last. */
export const peopleOfDeeds = 9;
export const tagsOfDeeds = 6;

/** From this seed on histories have deeds. */
export const firstSeedOfDeeds = 10_000;

/** A write falls before one of so many queries of an answer. */
export const queriesAtMost = 12;
