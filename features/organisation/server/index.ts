export { organisations } from './migrations/2026-11-21-organisations.ts';
export { organisationsClose } from './migrations/2026-11-21-organisations-close.ts';
export { organisationExport } from './organisation-export.ts';
export { organisationGate } from './organisation-gate.ts';
export { organisationCalls } from './organisation-routes.ts';
export {
  deactivateOrganisation,
  findClosing,
  findOrganisation,
  insertOrganisation,
  updateClosing,
} from './organisation-store.ts';
export type { OrganisationRow } from './organisation-store.ts';
export { findZone } from './organisation-zone.ts';
export type { SecondFactorRules } from './second-factor-rules.ts';
export { organisationSync } from './organisation-sync.ts';
