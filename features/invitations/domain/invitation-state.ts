import type { InvitationState } from '#invitations/contract';

/** What the state of an invitation depends on; times in milliseconds since 1970. */
export interface InvitationFacts {
  readonly isPersonal: boolean;
  readonly most: number;
  readonly uses: number;
  readonly isRevoked: boolean;
  readonly expires: number;
}

/** The state of an invitation at a time; the first reason that applies. */
export function invitationState(
  { isPersonal, most, uses, isRevoked, expires }: InvitationFacts,
  now: number,
): InvitationState {
  if (isRevoked) return 'revoked';
  if (uses >= most) return isPersonal ? 'used' : 'full';
  return now >= expires ? 'expired' : 'open';
}
