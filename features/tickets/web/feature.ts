import { screens, webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { ticketSearchOf } from './ticket-search.ts';

/** Tickets that people send to the support team. */
export const ticketFeature = webFeature<Viewer>({
  name: 'tickets',
  addresses: {
    guarded: [['/settings/tickets', 'Tickets', 'support help contact problem question']],
  },
  routes: {
    settings: screens(() => [
      {
        path: '/settings/tickets',
        search: ticketSearchOf,
        load: async () => (await import('./tickets-screen.tsx')).TicketsScreen,
      },
    ]),
  },
  settings: [{ label: 'Tickets', to: '/settings/tickets', under: 'Help', order: 10 }],
});
