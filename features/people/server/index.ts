export { users } from './migrations/2026-11-21-users.ts';
export { userCalls } from './user-routes.ts';
export { findPeople, findSignedInUser, insertUsers } from './user-store.ts';
export type { PersonRow, UserRow } from './user-store.ts';
export { userSync } from './user-sync.ts';
