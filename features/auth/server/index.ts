export { authFeature } from './feature.ts';
export { accountBucket, countAttempt, forgetAttempts } from './attempt-limit.ts';
export { endAllAccounts, eraseAccount, giveCredential, takeCredential } from './account-end.ts';
export type { TakenCredential } from './account-end.ts';
export { secondFactorRules } from './demanded-factor.ts';
export { makeResetLink, resetLinkOf, unknownPasswordHash } from './operator-reset.ts';
export type { ResetLink } from './operator-reset.ts';
export { lookAtPassword, proofProblem } from './own-password.ts';
export type { OwnProof, ProofProblem } from './own-password.ts';
export { askToConfirm } from './confirm-email.ts';
export { noDevice, rememberDevice } from './device.ts';
export { fitsPassword, hashPassword } from './password.ts';
export { proveEmail } from './proven-email.ts';
export { notifyPasswordChanged } from './password-changed-email.ts';
export { notifyEmailChanged } from './email-changed-email.ts';
export { setAccount } from './set-account.ts';
export { changePassword, refuseBadPassword } from './password-routes.ts';
export {
  endSignIns,
  findOwnCredential,
  findPasswordRules,
  isStillPassword,
} from './password-store.ts';
export { takeCode, takeOwnCode, wantedCode } from './second-factor.ts';
export { signInPerson } from './auth-routes.ts';
export { endPasswordSignIns, endWorkAccountSignIns } from './sign-ins-by-way.ts';
export {
  findOrganisationOfEmail,
  findSignInId,
  findViewer,
  insertCredentials,
  viewerOfSignIn,
} from './sign-in-store.ts';
export { createToken, hashToken } from './token.ts';
export { resetTwoFactorOf } from './two-factor-reset.ts';
export type { WorkAccountRules } from './work-account-rules.ts';
export { voidResets } from './password-reset-store.ts';
