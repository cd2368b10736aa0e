import type { Access } from './permission.ts';

/** One active permission with its access list taken apart. */
export interface Grant {
  access: readonly Access[];
  /** null: organisation-wide. */
  tag_id: string | null;
}

/** The person who acts, with everything the policies ask about them. */
export interface Viewer {
  user_id: string;
  org_id: string;
  grants: readonly Grant[];
}

/** The person acted upon: ids only, so that policies know nothing of people. */
export interface Subject {
  user_id: string;
  tag_ids: readonly string[];
}

/** Rights that a call can ask for before its rows are looked at. */
export const callRights = ['public', 'signed_in', 'org_admin', 'owner', 'support_admin'] as const;
export type CallRight = (typeof callRights)[number];
