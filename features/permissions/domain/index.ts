export { accessFromText, grantsOf, unknownAccess } from './access-list.ts';
export {
  canCall,
  canDeleteMeasurements,
  canDeletePerson,
  canEditMeasurements,
  canEditPerson,
  canMeasurePerson,
  canViewMeasurements,
  canViewOthers,
  canViewPerson,
} from './policies.ts';
export { isAdmin, isOwner, reachOf } from './reach.ts';
export type { Reach, Right } from './reach.ts';
export { canResetTwoFactor } from './two-factor-policy.ts';
