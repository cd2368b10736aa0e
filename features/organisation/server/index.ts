export { organisations } from './migrations/2026-11-21-organisations.ts';
export { organisationCalls } from './organisation-routes.ts';
export { findOrganisation, insertOrganisation } from './organisation-store.ts';
export type { OrganisationRow } from './organisation-store.ts';
export { organisationSync } from './organisation-sync.ts';
