export { tagRoutes } from './routes.tsx';
export type { TagParts } from './tag-parts.ts';
