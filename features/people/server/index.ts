export { adminCalls } from './admin-routes.ts';
export { usersFollowTags } from './migrations/2026-11-21-users-follow-tags.ts';
export { peopleAreRemoved } from './migrations/2026-11-21-people-are-removed.ts';
export { users } from './migrations/2026-11-21-users.ts';
export { peopleExport } from './people-export.ts';
export { bringBack, removePerson } from './removed-people.ts';
export { viewerOnceBack } from './removed-store.ts';
export { forgetRemoved, removedWork } from './removed-work.ts';
export { restoreCalls } from './restore-routes.ts';
export { supervisorCalls } from './supervisor-routes.ts';
export { userCalls } from './user-routes.ts';
export {
  deactivatePeople,
  eraseUser,
  findErasable,
  findPeople,
  findPicture,
  findSignedInUser,
  holdPeople,
  holdSignedInUser,
  insertUsers,
} from './user-store.ts';
export type { PersonRow, UserRow } from './user-store.ts';
export { userSync } from './user-sync.ts';
export { visiblePeople } from './visible-people.ts';
