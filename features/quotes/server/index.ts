export { quoteFeature } from './feature.ts';
export { lockQuoteNumbers, moveQuotes } from './quote-store.ts';
