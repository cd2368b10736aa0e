export { CategoryChip } from './category-chip.tsx';
export { jobRoutes } from './routes.tsx';
