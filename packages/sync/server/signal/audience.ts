/** A person as far as it decides who sees them. */
export interface SignalSubject {
  user_id: string;
  tag_ids: readonly string[];
}

/**
 * Whom a changed row of a list concerns. It says in memory what the list's `visible` says in SQL:
 * one change is asked about for everybody who listens.
 */
export type Audience<Viewer> =
  | 'everybody'
  | {
      /** SQL expression on `r`: the person whose row it is. */
      readonly person: string;
      sees(viewer: Viewer, subject: SignalSubject): boolean;
    };
