export {
  peopleById,
  peopleNames,
  peoplePictures,
  peopleReads,
  peopleTables,
  personOne,
  personPicture,
} from './user-rows.ts';
export type { NamedPerson } from './user-rows.ts';
