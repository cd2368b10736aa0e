export { adminCalls } from './admin-routes.ts';
export { usersFollowTags } from './migrations/2026-11-21-users-follow-tags.ts';
export { users } from './migrations/2026-11-21-users.ts';
export { userCalls } from './user-routes.ts';
export { deactivatePeople, findPeople, findSignedInUser, insertUsers } from './user-store.ts';
export type { PersonRow, UserRow } from './user-store.ts';
export { userSync } from './user-sync.ts';
export { visiblePeople } from './visible-people.ts';
