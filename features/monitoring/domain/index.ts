export { figuresOf } from './figures.ts';
export type { Figure } from './figures.ts';
export { monitoringPage } from './monitoring-page.ts';
