import type { PersonStatus } from './evaluate.ts';

/** A person's newest test. */
export interface NewestTest extends PersonStatus {
  measurement_id: string;
  /** mOsm. */
  value: number;
}

/** A person whom a rule counts. */
export interface ScopePerson {
  user_id: string;
  tag_ids: string[];
  /** The newest valid saliva test; null without one. */
  newest: NewestTest | null;
  /** The newest valid test of any type, otherwise when the person was added. */
  last_measured: number;
}
