export {
  mostBrand,
  mostSenderName,
  mostValueReaders,
  passwordLengthRange,
  settingsBounds,
  thresholdRange,
} from './organisation-change.ts';
export type { ExpectedSettings, OrganisationChange } from './organisation-change.ts';
export {
  changeOrganisation,
  mostLogoBytes,
  organisationImage,
  removeLogo,
  setLogo,
} from './organisation-endpoints.ts';
export { organisationMessages } from './organisation-messages.ts';
export { timeZone, zoneName } from './time-zone.ts';
export { betaFeatures, measurementSystems, supervisorViews } from './organisation.ts';
export type {
  BetaFeature,
  MeasurementSystem,
  Organisation,
  OrganisationMetadata,
  SupervisorView,
} from './organisation.ts';
