export { peopleFeature } from './feature.ts';
export { ownPermissions, permissionList } from './permission-list.ts';
export { addableToTag, managersOfTag, membersOfTag } from './tag-people.ts';
export { peopleById, peopleNamed, peopleNames, personOne, personPicture } from './user-rows.ts';
export { personForm, personMerge } from './person-form-read.ts';
export type { PersonFormData } from './person-form-read.ts';
export type { NamedPerson } from './user-rows.ts';
export { workerCounts } from './worker-counts.ts';
