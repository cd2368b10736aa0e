import { badgesOf } from './badges.ts';
import { ownPermissions, permissionList } from './permission-list.ts';
import { personForm, personMerge } from './person-form-read.ts';
import { addableToTag, managersOfTag, membersOfTag } from './tag-people.ts';
import { peopleNamed, peopleNames, personOne, personPicture } from './user-rows.ts';

/** The reads of the copy about people. */
export const peopleReads = [
  personOne,
  peopleNamed,
  peopleNames,
  personPicture,
  permissionList,
  ownPermissions,
  managersOfTag,
  personForm,
  personMerge,
  membersOfTag,
  addableToTag,
  badgesOf,
];
