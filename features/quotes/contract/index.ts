export {
  changeQuote,
  listQuotes,
  mostOpen,
  mostPerHour,
  quotesPage,
  requestQuote,
} from './quote-endpoints.ts';
export { quoteMessages } from './quote-messages.ts';
export { longest, mostPieces, quoteItems, quoteStatuses } from './quote.ts';
export type { Quote, QuoteItem, QuoteStatus, QuoteStep } from './quote.ts';
