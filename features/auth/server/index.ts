export { countAttempt } from './attempt-limit.ts';
export { authCalls } from './auth-routes.ts';
export type { FindSignedInUser } from './auth-routes.ts';
export { attemptLimits } from './migrations/2026-11-21-attempt-limits.ts';
export { signInEndsAreTold } from './migrations/2026-11-21-sign-in-ends-are-told.ts';
export { signIns } from './migrations/2026-11-21-sign-ins.ts';
export { hashPassword } from './password.ts';
export { findViewer, insertCredentials } from './sign-in-store.ts';
export type { CredentialRow } from './sign-in-store.ts';
