export { eraseCalls } from './erase-routes.ts';
export { exportCalls } from './export-routes.ts';
