export { ticketFeature } from './feature.ts';
export { removeTicketFiles } from './file-store.ts';
export { moveTickets } from './ticket-store.ts';
