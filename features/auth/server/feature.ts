import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { eraseAccount } from './account-end.ts';
import { authCalls } from './auth-routes.ts';
import type { FindSignedInUser } from './find-user.ts';
import { passwordResetCalls } from './password-reset-routes.ts';
import { passwordCalls } from './password-routes.ts';
import { personSignInCalls } from './person-sign-in-routes.ts';
import { signInExport } from './sign-in-export.ts';
import { signInCalls } from './sign-in-routes.ts';
import { twoFactorCalls } from './two-factor-routes.ts';
import type { WorkAccountRules } from './work-account-rules.ts';
import { authBaseline } from './migrations/2026-11-24-0906-auth.ts';
import { valuesOfViewers } from './migrations/2026-11-27-1800-values-of-viewers.ts';

/** What accounts need from higher features. */
export interface AuthParts<CallServices> {
  readonly findSignedInUser: FindSignedInUser;
  readonly workAccountRules: (services: CallServices) => WorkAccountRules;
}

/** Sign-in, sign-out, passwords, the second factor and rate limits. */
export function authFeature<CallServices>(parts: AuthParts<CallServices>) {
  const { findSignedInUser, workAccountRules } = parts;
  return serverFeature<Viewer, CallServices>({
    name: 'auth',
    migrations: [authBaseline, valuesOfViewers],
    calls: (services) => {
      const rules = workAccountRules(services);
      return [
        ...authCalls(findSignedInUser, rules),
        ...passwordCalls(findSignedInUser),
        ...passwordResetCalls(findSignedInUser, rules),
        ...signInCalls,
        ...personSignInCalls(findSignedInUser),
        ...twoFactorCalls,
      ];
    },
    personalData: {
      ofPerson: [signInExport],
      erase: (tx, { user_id }) => eraseAccount(tx, user_id),
    },
  });
}
