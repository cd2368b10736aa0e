export {
  authLogin,
  authLogout,
  authMethod,
  authRecord,
  authResetDevice,
  signedInUser,
} from './auth-endpoints.ts';
export type { AuthRecord, SignedInUser } from './auth-endpoints.ts';
export { authMessages } from './auth-messages.ts';
