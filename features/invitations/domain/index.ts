export { invitationState } from './invitation-state.ts';
export type { InvitationFacts } from './invitation-state.ts';
