export { complianceFeature } from './feature.ts';
export { rowColumns } from './rows/row-columns.tsx';
