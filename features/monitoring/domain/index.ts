export { byUrgency } from './urgency.ts';
export { crewsOnShift, overduePeople } from './crews.ts';
export type { CrewOnShift, KnownCrews } from './crews.ts';
export { figuresOf } from './figures.ts';
export type { Figure } from './figures.ts';
export { beforeShift } from './overdue.ts';
export type { TakenTest } from './overdue.ts';
export { monitoringPage } from './monitoring-page.ts';
