import { ownPermissions, permissionList } from './permission-list.ts';
import { peopleNames, personOne, personPicture } from './user-rows.ts';

/** What the copy can be asked about people. */
export const peopleReads = [personOne, peopleNames, personPicture, permissionList, ownPermissions];
