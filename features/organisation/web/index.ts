export { organisationFeature } from './feature.ts';
export type { OrganisationRouteOptions } from './routes.tsx';
