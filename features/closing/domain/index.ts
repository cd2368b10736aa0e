export { closingTime, graceDays, isSameName } from './closing-time.ts';
