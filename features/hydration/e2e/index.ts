export { MeasurementsPage } from './measurements-page.ts';
