export {
  addTicketFile,
  changeTicket,
  listTickets,
  mostNews,
  mostOpen,
  mostPerHour,
  openTicket,
  readTicket,
  readTicketFile,
  readTicketNews,
  replyToTicket,
  ticketsPage,
} from './ticket-endpoints.ts';
export { ticketMessages } from './ticket-messages.ts';
export {
  fileQuota,
  largestFile,
  longest,
  mostFiles,
  mostMessages,
  ticketCategories,
  ticketStatuses,
} from './ticket.ts';
export type {
  ListedTicket,
  TicketCategory,
  TicketFile,
  TicketMessage,
  TicketStatus,
  WholeTicket,
} from './ticket.ts';
