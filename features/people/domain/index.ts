export { accountProblems, cleanEmail, domainOf } from './account-problems.ts';
export { badgeAddress, userOfBadge } from './badge.ts';
export {
  accountProblem,
  deleteProblem,
  hideProblem,
  mergeProblem,
  newAccountProblem,
  refusalsOf,
} from './person-actions.ts';
export { accessWord } from './person-access.ts';
export { permissionSorts } from './permission-list.ts';
export type {
  PermissionPage,
  PermissionQuery,
  PermissionRow,
  PermissionScope,
} from './permission-list.ts';
export { isWorker } from './is-worker.ts';
export { withPendingPeople } from './pending-people.ts';
export { peoplePageSize, peopleSorts } from './person-list.ts';
export type {
  Label,
  LabelCount,
  PeoplePage,
  PeopleQuery,
  PeopleSort,
  PendingPeople,
  PersonCard,
  PersonRow,
  Refusals,
  LatestState,
} from './person-list.ts';
export { cleanNames, nameProblems } from './name-problems.ts';
export { byName, personInitials, personName } from './person-name.ts';
export { callLink, phoneOf } from './phone-number.ts';
export { plainJpeg } from './plain-jpeg.ts';
export {
  addressesOf,
  checksHighReadings,
  fieldNameProblem,
  ownFields,
  ownSettings,
  readFields,
} from './user-fields.ts';
export type { FieldChange } from './user-fields.ts';
export { defaultUserFilter, searchFromUserFilter, userFilterFromSearch } from './user-filter.ts';
export { mostTypedNames, typedNames } from './typed-names.ts';
export type { TypedName, TypedNames } from './typed-names.ts';
