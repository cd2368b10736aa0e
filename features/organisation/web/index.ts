export { organisationFeature } from './feature.tsx';
export type { OrganisationRouteOptions } from './feature.tsx';
