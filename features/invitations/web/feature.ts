import { screens, webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { isAdmin } from '#permissions/domain';
import { joinRoutes } from './routes.tsx';
import type { InvitationRouteOptions } from './routes.tsx';

/** Links with which people join an organisation, and the page behind one. */
export const invitationFeature = webFeature<Viewer, InvitationRouteOptions>({
  name: 'invitations',
  addresses: {
    public: [['/join/{token}', 'Join']],
    guarded: [['/people/invitations', 'Invitations', 'invite link join crew sign up']],
  },
  routes: {
    plain: joinRoutes,
    framed: screens(() => [
      {
        path: '/people/invitations',
        load: async () => (await import('./invitations-screen.tsx')).InvitationsScreen,
      },
    ]),
  },
  menu: [
    {
      ...{ label: 'Invitations', to: '/people/invitations', under: '/people', order: 25 },
      mayOpen: isAdmin,
    },
  ],
});
