export { listAccounts } from './account-endpoints.ts';
export type { PersonAccount } from './account-endpoints.ts';
export { giveAdminLevel, listAdmins, removeAdmin, setAdmin } from './admin-endpoints.ts';
export type { Admin, AdminLevel } from './admin-endpoints.ts';
export {
  deleteUser,
  deleteUsers,
  hideUsers,
  mergeUsers,
  mostHidden,
  unhideUsers,
} from './action-endpoints.ts';
export type { Outcome } from './action-endpoints.ts';
export { addAddress, changeAddress, removeAddress } from './address-endpoints.ts';
export {
  changeMetadata,
  changeUser,
  createUser,
  mostFieldBytes,
  profileBytes,
  profileSide,
  resetUserPassword,
  setUserImage,
} from './form-endpoints.ts';
export { peopleMessages } from './people-messages.ts';
export { listSupervisors, setSupervisors } from './supervisor-endpoints.ts';
export type { Supervisor } from './supervisor-endpoints.ts';
export { listRemoved, restoreUsers, userImage } from './user-endpoints.ts';
export type { RemovedPerson } from './user-endpoints.ts';
export { addressLines, mostAddresses, userAddress } from './user-address.ts';
export type { AddressLine, UserAddress } from './user-address.ts';
export type { User, WrittenUser } from './user.ts';
export { longestSearch, mostChosenPeople, userFilter } from './user-filter.ts';
export type { UserFilter } from './user-filter.ts';
