import type { RowOf, Share } from '#compliance/contract';

/** A counted person with the jobs and locations that they have. */
export interface CountedPerson {
  user_id: string;
  name_first: string;
  name_last: string;
  tag_ids: readonly string[];
  /** Counted tests of the planned ones. */
  tests: Share;
  isNeverTested: boolean;
}

/** An alert of a recipient, with the jobs, locations and tags that it is about. */
export type AlertFact = Omit<RowOf<'alerts'>, 'time'> & {
  /** Milliseconds since 1970. */
  sent: number;
  tag_ids: readonly string[];
};

/** A job or location. */
export interface PlaceOfWork {
  tag_id: string;
  name: string;
  type: 'job' | 'location';
  isComplete: boolean;
}

/** Everything that the figures of a period are computed from. */
export interface ComplianceFacts {
  people: readonly CountedPerson[];
  retests: readonly RowOf<'retests'>[];
  actions: readonly RowOf<'actions'>[];
  alerts: readonly AlertFact[];
  courses: readonly RowOf<'courses'>[];
  tags: readonly PlaceOfWork[];
  /** Rules that are switched on, with the ids of their jobs and locations. */
  rules: readonly {
    alert_rule_id: string;
    kind: RowOf<'rules'>['kind'];
    tag_ids: readonly string[];
  }[];
}
