import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { directoryCalls } from './directory/directory-routes.ts';
import type { DirectoryParts } from './directory/directory-state.ts';
import { migrateCalls } from './migrate-routes.ts';
import { ssoSettingCalls } from './sso-routes.ts';
import { ssoTestCalls } from './sso-test-routes.ts';
import { workAccountExport } from './work-account-export.ts';
import { workAccountCalls } from './work-account-routes.ts';
import { eraseWorkAccount } from './work-account-store.ts';
import { workAccounts } from './migrations/2026-11-21-0919-work-accounts.ts';
import { workAccountsChangeHands } from './migrations/2026-11-22-0901-work-accounts-change-hands.ts';
import { formerOwners } from './migrations/2026-11-22-0904-former-owners.ts';
import { oldDirectories } from './migrations/2026-11-22-0905-old-directories.ts';
import { directoriesAreShown } from './migrations/2026-11-22-0908-directories-are-shown.ts';
import { provenEmailsFirst } from './migrations/2026-11-24-0906-proven-emails-first.ts';

/** Sign-in at an OpenID Connect provider, its settings and its directory. */
export const workAccountFeature = serverFeature<Viewer, DirectoryParts>({
  name: 'work-accounts',
  migrations: [
    workAccounts,
    workAccountsChangeHands,
    formerOwners,
    oldDirectories,
    directoriesAreShown,
    provenEmailsFirst,
  ],
  calls: (services) => [
    ...workAccountCalls(services.provider),
    ...ssoSettingCalls(services),
    ...ssoTestCalls(services.provider),
    ...migrateCalls(services.provider),
    ...directoryCalls(services),
  ],
  personalData: {
    ofOrganisation: [workAccountExport],
    ofPerson: [workAccountExport],
    erase: (tx, { user_id }) => eraseWorkAccount(tx, user_id),
  },
});
