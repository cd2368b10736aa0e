export { CalendarPage } from './calendar-page.ts';
export { CardPage } from './card-page.ts';
export { DashboardPage } from './dashboard-page.ts';
export type { StatusNumbers } from './dashboard-page.ts';
