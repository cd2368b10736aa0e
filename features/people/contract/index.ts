export { listAccounts } from './account-endpoints.ts';
export type { PersonAccount } from './account-endpoints.ts';
export {
  adminLevels,
  giveAdminLevel,
  listAdmins,
  removeAdmin,
  setAdmin,
} from './admin-endpoints.ts';
export type { Admin, AdminLevel } from './admin-endpoints.ts';
export { peopleMessages } from './people-messages.ts';
export { listSupervisors, setSupervisors } from './supervisor-endpoints.ts';
export type { Supervisor } from './supervisor-endpoints.ts';
export { changeUser, listRemoved, restoreUsers, userImage } from './user-endpoints.ts';
export type { RemovedPerson } from './user-endpoints.ts';
export { user } from './user.ts';
export type { User } from './user.ts';
