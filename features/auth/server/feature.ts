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
import { signIns } from './migrations/2026-11-21-0903-sign-ins.ts';
import { attemptLimits } from './migrations/2026-11-21-0907-attempt-limits.ts';
import { signInEndsAreTold } from './migrations/2026-11-21-0911-sign-in-end-notes.ts';
import { passwordResets } from './migrations/2026-11-21-0914-password-resets.ts';
import { twoFactor } from './migrations/2026-11-21-0915-two-factor.ts';
import { accountsEndSignIns } from './migrations/2026-11-21-0920-accounts-end-sign-ins.ts';
import { demandedFactor } from './migrations/2026-11-21-0921-demanded-factor.ts';
import { signInsAskForPeople } from './migrations/2026-11-21-0924-sign-ins-ask-for-people.ts';
import { oneResetLink } from './migrations/2026-11-21-0925-one-reset-link.ts';
import { signInsByWorkAccount } from './migrations/2026-11-22-0903-sign-ins-by-work-account.ts';
import { provenEmails } from './migrations/2026-11-24-0903-proven-emails.ts';
import { emailProofs } from './migrations/2026-11-24-0907-email-proofs.ts';

/** What accounts need of higher features. */
export interface AuthParts<CallServices> {
  readonly findSignedInUser: FindSignedInUser;
  readonly workAccountRules: (services: CallServices) => WorkAccountRules;
}

/** Sign-in, sign-out, passwords, the second factor and rate limits. */
export function authFeature<CallServices>(parts: AuthParts<CallServices>) {
  const { findSignedInUser, workAccountRules } = parts;
  return serverFeature<Viewer, CallServices>({
    name: 'auth',
    migrations: [
      signIns,
      attemptLimits,
      signInEndsAreTold,
      passwordResets,
      twoFactor,
      accountsEndSignIns,
      demandedFactor,
      signInsAskForPeople,
      oneResetLink,
      signInsByWorkAccount,
      provenEmails,
      emailProofs,
    ],
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
