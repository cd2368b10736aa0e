export { accessWord } from './person-access.ts';
export { permissionSorts } from './permission-list.ts';
export type {
  PermissionPage,
  PermissionQuery,
  PermissionRow,
  PermissionScope,
  PermissionSort,
} from './permission-list.ts';
export { peoplePageSize, peopleSorts } from './person-list.ts';
export type {
  AccessWord,
  Label,
  LabelCount,
  PeoplePage,
  PeopleQuery,
  PeopleSort,
  PersonCard,
  PersonRow,
  Standing,
} from './person-list.ts';
export { cleanNames, nameProblems } from './name-problems.ts';
export type { NameProblems } from './name-problems.ts';
export { byName, personInitials, personName } from './person-name.ts';
