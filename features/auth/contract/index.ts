export {
  authLogin,
  authLogout,
  authMethod,
  authRecord,
  authResetDevice,
} from './auth-endpoints.ts';
export type { AuthRecord, FactorToSetUp, SignedInUser } from './auth-endpoints.ts';
export { isEmailAddress, longestEmail } from './email-address.ts';
export { emailAddress } from './given-email.ts';
export { authMessages, passwordShortText } from './auth-messages.ts';
export {
  authConfirmEmail,
  authEmailState,
  authSendConfirmation,
} from './confirm-email-endpoints.ts';
export type { ConfirmationEnd } from './confirm-email-endpoints.ts';
export {
  authChangePassword,
  authRequestReset,
  authResetPassword,
  authVerifyReset,
  passwordCodes,
} from './password-endpoints.ts';
export { endPersonSignIn, endPersonSignIns, personSignIns } from './person-sign-in-endpoints.ts';
export type { PersonSignIn } from './person-sign-in-endpoints.ts';
export { authEndOtherSignIns, authEndSignIn, authSignIns } from './sign-in-endpoints.ts';
export type { OwnSignIn } from './sign-in-endpoints.ts';
export {
  twoFactorDisable,
  twoFactorEnable,
  twoFactorReset,
  twoFactorState,
} from './two-factor-endpoints.ts';
export type { TwoFactor } from './two-factor-endpoints.ts';
