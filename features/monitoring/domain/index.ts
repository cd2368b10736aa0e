export { figuresOf } from './figures.ts';
export { monitoringPage } from './monitoring-page.ts';
