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
import { workAccountBaseline } from './migrations/2026-11-24-0909-work-accounts.ts';

/** Sign-in at an OpenID Connect provider, its settings and its directory. */
export const workAccountFeature = serverFeature<Viewer, DirectoryParts>({
  name: 'work-accounts',
  migrations: [workAccountBaseline],
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
