export { ownPermissions, permissionList } from './permission-list.ts';
export {
  peopleById,
  peopleNames,
  peoplePictures,
  peopleTables,
  personOne,
  personPicture,
} from './user-rows.ts';
export type { NamedPerson } from './user-rows.ts';
export { peopleReads } from './people-reads.ts';
