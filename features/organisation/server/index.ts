export { organisationFeature } from './feature.ts';
export { organisationGate, requireNotClosing } from './organisation-gate.ts';
export {
  deactivateOrganisation,
  findClosing,
  findLogo,
  findOrganisation,
  insertOrganisation,
  lockOrganisation,
  updateClosing,
  updateOrganisation,
} from './organisation-store.ts';
export { findAllOrganisations, findLastChange } from './all-organisations.ts';
export type { OrganisationOnServer } from './all-organisations.ts';
export { findZone } from './organisation-zone.ts';
export { findSwitchedOn } from './switched-on-features.ts';
export type { SecondFactorRules } from './second-factor-rules.ts';
