export { findAdmins } from './admin-store.ts';
export { adminCalls } from './admin-routes.ts';
export { deleteCalls } from './delete-routes.ts';
export { hideCalls } from './hide-routes.ts';
export { mergeCalls } from './merge-routes.ts';
export type { MergeParts } from './merge-routes.ts';
export { fillNames, findForeignDomains, findKnownPeople, findTakenEmails } from './known-people.ts';
export { countEmails } from './email-limits.ts';
export { usersFollowTags } from './migrations/2026-11-21-users-follow-tags.ts';
export { wearersInOrder } from './migrations/2026-11-22-wearers-in-order.ts';
export { peopleAreRemoved } from './migrations/2026-11-21-people-are-removed.ts';
export { emailsWithinOrganisations } from './migrations/2026-11-23-emails-within-organisations.ts';
export { users } from './migrations/2026-11-21-users.ts';
export { plainPicture } from './plain-picture.ts';
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
  lockPeople,
  holdSignedInUser,
  insertUsers,
} from './user-store.ts';
export type { PersonRow, UserRow } from './user-store.ts';
export { holdLabels } from './user-labels.ts';
export { userSync } from './user-sync.ts';
export { visiblePeople } from './visible-people.ts';
