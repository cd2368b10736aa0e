export { accountBucket, countAttempt, forgetAttempts } from './attempt-limit.ts';
export { endAllAccounts, eraseAccount, giveCredential, takeCredential } from './account-end.ts';
export type { TakenCredential } from './account-end.ts';
export { secondFactorRules } from './demanded-factor.ts';
export { authCalls } from './auth-routes.ts';
export type { FindSignedInUser } from './find-user.ts';
export { attemptLimits } from './migrations/2026-11-21-attempt-limits.ts';
export { signInEndsAreTold } from './migrations/2026-11-21-sign-in-ends-are-told.ts';
export { passwordResets } from './migrations/2026-11-21-password-resets.ts';
export { twoFactor } from './migrations/2026-11-21-two-factor.ts';
export { signIns } from './migrations/2026-11-21-sign-ins.ts';
export { lookAtPassword, proofProblem } from './own-password.ts';
export type { OwnProof, ProofProblem } from './own-password.ts';
export { askToConfirm } from './confirm-email.ts';
export { emailProofs } from './migrations/2026-11-23-email-proofs.ts';
export { fitsPassword, hashPassword } from './password.ts';
export { proveEmail } from './proven-email.ts';
export { provenEmails } from './migrations/2026-11-23-proven-emails.ts';
export { tellPasswordChanged } from './password-letter.ts';
export { tellEmailChanged } from './email-letter.ts';
export { setAccount } from './set-account.ts';
export { passwordResetCalls } from './password-reset-routes.ts';
export { oneResetLink } from './migrations/2026-11-21-one-reset-link.ts';
export { signInsByWorkAccount } from './migrations/2026-11-22-sign-ins-by-work-account.ts';
export { signInsAskForPeople } from './migrations/2026-11-21-sign-ins-ask-for-people.ts';
export { accountsEndSignIns } from './migrations/2026-11-21-accounts-end-sign-ins.ts';
export { demandedFactor } from './migrations/2026-11-21-demanded-factor.ts';
export { changePassword, passwordCalls, refuseBadPassword } from './password-routes.ts';
export { personSignInCalls } from './person-sign-in-routes.ts';
export { signInExport } from './sign-in-export.ts';
export {
  endSignIns,
  findOwnCredential,
  findPasswordRules,
  isStillPassword,
} from './password-store.ts';
export { takeCode, takeOwnCode, wantedCode } from './second-factor.ts';
export { signInPerson } from './sign-in-person.ts';
export { signInCalls } from './sign-in-routes.ts';
export { endPasswordSignIns, endWorkAccountSignIns } from './sign-ins-by-way.ts';
export { findViewer, insertCredentials } from './sign-in-store.ts';
export type { CredentialRow } from './sign-in-store.ts';
export { createToken, hashToken } from './token.ts';
export { twoFactorCalls } from './two-factor-routes.ts';
export { resetTwoFactorOf } from './two-factor-reset.ts';
export type { WorkAccountRules } from './work-account-rules.ts';
export { voidResets } from './password-reset-store.ts';
