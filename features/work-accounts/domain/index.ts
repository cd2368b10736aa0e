export { isOfDomains } from './email-domain.ts';
export { isTenantId, workIdentityOf } from './work-identity.ts';
export type { Claims, WorkIdentity } from './work-identity.ts';
