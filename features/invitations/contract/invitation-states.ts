/**
 * States of an invitation: it can be accepted; its one person has; all of its people have; its time is
 * over; an admin ended it, or who made it is no admin any more.
 */
export const invitationStates = ['open', 'used', 'full', 'expired', 'revoked'] as const;
export type InvitationState = (typeof invitationStates)[number];
