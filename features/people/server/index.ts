export { peopleFeature } from './feature.ts';
export { findAdmins } from './admin-store.ts';
export { fillNames, findForeignDomains, findKnownPeople, findTakenEmails } from './known-people.ts';
export { countEmails } from './email-limits.ts';
export { changeFields } from './user-fields.ts';
export { plainPicture } from './user-routes.ts';
export { bringBack, removePerson } from './removed-people.ts';
export { viewerOnceBack } from './removed-store.ts';
export {
  deactivatePeople,
  eraseUser,
  findErasable,
  findOnServer,
  findPeople,
  findPicture,
  findSignedInUser,
  lockPeople,
  lockSignedInUser,
  insertUsers,
} from './user-store.ts';
export type { PersonOnServer, PersonRow } from './user-store.ts';
export { lockGivenTags } from './user-tags.ts';
export { visiblePeople } from './visible-people.ts';
export { removedWork } from './removed-work.ts';
