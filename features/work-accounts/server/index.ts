import type { Bound } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import { migrateCalls } from './migrate-routes.ts';
import { ssoSettingCalls } from './sso-routes.ts';
import type { SsoHost } from './sso-routes.ts';
import { ssoTestCalls } from './sso-test-routes.ts';

export type { Directory, DirectoryPerson } from './directory/directory.ts';
export { directoryCalls } from './directory/directory-routes.ts';
export { findStanding } from './directory/directory-state.ts';
export type { DirectoryParts } from './directory/directory-state.ts';
export { openGraphDirectory } from './directory/graph-directory.ts';
export type { GraphClient } from './directory/graph-token.ts';
export { openDirectory } from './directory/open-directory.ts';
export { directoriesAreShown } from './migrations/2026-11-22-directories-are-shown.ts';
export { formerOwners } from './migrations/2026-11-22-former-owners.ts';
export { oldDirectories } from './migrations/2026-11-22-old-directories.ts';
export { provenEmailsFirst } from './migrations/2026-11-23-proven-emails-first.ts';
export { workAccounts } from './migrations/2026-11-21-work-accounts.ts';
export { workAccountsChangeHands } from './migrations/2026-11-22-work-accounts-change-hands.ts';
export { openProvider, originsOf } from './provider/provider.ts';
export type { Provider, ProviderOptions } from './provider/provider.ts';
export { workAccountCalls } from './work-account-routes.ts';
export { workAccountExport } from './work-account-export.ts';
export { eraseWorkAccount } from './work-account-store.ts';
export { workAccountRules } from './work-account-rules.ts';

/** Calls of the admins who set work accounts up. */
export function ssoCalls(host: SsoHost): Bound<Viewer>[] {
  const { provider } = host;
  return [...ssoSettingCalls(host), ...ssoTestCalls(provider), ...migrateCalls(provider)];
}
