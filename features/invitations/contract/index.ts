export {
  acceptInvitation,
  createInvitation,
  listInvitations,
  mostDays,
  mostInvited,
  mostOpen,
  readInvitation,
  revokeInvitation,
} from './invitation-endpoints.ts';
export type { Invitation, OpenedInvitation } from './invitation-endpoints.ts';
export { invitationMessages, stateSentences } from './invitation-messages.ts';
export type { InvitationState } from './invitation-states.ts';
