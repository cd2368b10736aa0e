import type { Access } from './permission.ts';

/** One active permission with its parsed access list. */
export interface Grant {
  access: readonly Access[];
  /** null: organisation-wide. */
  tag_id: string | null;
}

/** The acting person, with everything that policies need. */
export interface Viewer {
  user_id: string;
  org_id: string;
  grants: readonly Grant[];
  /**
   * The organisation shows this person only the status of tests, not their values. Own tests and
   * rights as an admin are not affected: `canViewValues` decides.
   */
  values_hidden?: boolean;
}

/** The affected person: only ids, so that policies do not depend on people. */
export interface Subject {
  user_id: string;
  tag_ids: readonly string[];
}

/** Rights that a call can require before its rows are checked. */
export const callRights = ['public', 'signed_in', 'org_admin', 'owner', 'support_admin'] as const;
export type CallRight = (typeof callRights)[number];
