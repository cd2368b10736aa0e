import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { invitationExport } from './invitation-export.ts';
import { invitationCalls } from './invitation-routes.ts';
import { eraseInvitations } from './invitation-store.ts';
import { joinCalls } from './join-routes.ts';
import { invitationBaseline } from './migrations/2026-11-28-0500-invitations.ts';

/** Links with which people join an organisation by themselves, as workers. */
export const invitationFeature = serverFeature<Viewer>({
  name: 'invitations',
  migrations: [invitationBaseline],
  calls: () => [...invitationCalls, ...joinCalls],
  personalData: { ofOrganisation: [invitationExport], erase: eraseInvitations },
});
