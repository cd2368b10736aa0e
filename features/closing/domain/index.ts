export { closingTime, graceDays } from './closing-time.ts';
