export { accountRefusal, canAddPeople, canAddPerson } from './account-policy.ts';
export type { AccountHolder } from './account-policy.ts';
export { readGiven } from './access-given.ts';
export { canErasePerson, canRestorePerson } from './erase-policy.ts';
export { accessFromText, accessToText, grantsOf } from './access-list.ts';
export { canChangeAdmin, canChangePermissions, canReadPermissions } from './change-policies.ts';
export { canChangeTags, canGiveTag, canLabelPerson, canManageTag } from './label-policy.ts';
export { mergeRefusal } from './merge-policy.ts';
export { canTakePassword } from './password-policy.ts';
export { permissionSentence } from './permission-sentence.ts';
export { levelOf, personLevels } from './person-level.ts';
export type { PersonLevel } from './person-level.ts';
export {
  canCall,
  canDeleteMeasurements,
  canDeletePerson,
  canEditMeasurements,
  canEditPerson,
  canHidePerson,
  canMeasureOthers,
  canMeasurePerson,
  canPlanPerson,
  canRecordReading,
  canViewMeasurements,
  canViewOthers,
  canViewPerson,
  canViewRawData,
  isViewRecorded,
  isSupportAdmin,
} from './policies.ts';
export type { Grantee } from './policies.ts';
export { canLeadTags, isAdmin, isOwner, managedBy, reachOf } from './reach.ts';
export type { Right } from './reach.ts';
export { canEndSignIns } from './sign-in-policy.ts';
export { canResetTwoFactor } from './two-factor-policy.ts';
export { canViewValues, hidesValues, seesOtherValues } from './value-policy.ts';
export type { ValueSettings } from './value-policy.ts';
export { accessOfSliders, sliderLabels, slidersOf } from './sliders.ts';
export type { Sliders } from './sliders.ts';
