import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { addDemoTickets } from './demo-tickets.ts';
import { ticketBaseline } from './migrations/2026-11-27-1320-tickets.ts';
import { ticketExport, ticketMessageExport } from './ticket-export.ts';
import { ticketCalls } from './ticket-routes.ts';
import type { TicketServices } from './ticket-routes.ts';
import { eraseFromTickets } from './ticket-store.ts';

/** Tickets that people open and the support team answers. */
export const ticketFeature = serverFeature<Viewer, TicketServices>({
  name: 'tickets',
  migrations: [ticketBaseline],
  calls: ticketCalls,
  demo: addDemoTickets,
  personalData: {
    ofOrganisation: [ticketExport, ticketMessageExport],
    ofPerson: [ticketExport, ticketMessageExport],
    erase: eraseFromTickets,
  },
});
