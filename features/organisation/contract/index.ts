export { organisationImage } from './organisation-endpoints.ts';
export { betaFeatures, organisation, organisationMetadata } from './organisation.ts';
export type { BetaFeature, Organisation, OrganisationMetadata } from './organisation.ts';
