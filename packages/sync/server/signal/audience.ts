/** The fields of a person that decide who sees them. */
export interface SignalSubject {
  user_id: string;
  tag_ids: readonly string[];
}

/**
 * Who may see a changed row of a list. It is the in-memory equivalent of the list's `visible` in
 * SQL, because each change is checked for every listener.
 */
export type Audience<Viewer> =
  | 'everybody'
  | {
      /** SQL expression on `r`: the person whose row it is. */
      readonly person: string;
      sees(viewer: Viewer, subject: SignalSubject): boolean;
    };
