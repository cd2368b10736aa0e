export { ticketFeature } from './feature.ts';
export { TicketNews, useTicketNews } from './ticket-news.tsx';
