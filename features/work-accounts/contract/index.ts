export {
  addFromDirectory,
  longestSearch,
  mostAdded,
  searchDirectory,
} from './directory-endpoints.ts';
export type { DirectoryAnswer, DirectoryState, FoundPerson } from './directory-endpoints.ts';
export { directoryProblems, directoryStateMessages, skipReasons } from './directory-messages.ts';
export { getSso, putSso, testSso } from './sso-endpoints.ts';
export type { ReceivedClaims, Sso, SsoSettings } from './sso-endpoints.ts';
export { findProvider, migrateUsers, signInByWorkAccount } from './work-account-endpoints.ts';
export type { ProviderKind, WorkAccountProvider } from './work-account-endpoints.ts';
export { workAccountMessages } from './work-account-messages.ts';
