export {
  dateFilter,
  dateModes,
  dayChoices,
  firstYear,
  hourChoices,
  lastFixedYear,
} from './date-filter.ts';
export type { DateFilter, DateMode } from './date-filter.ts';
