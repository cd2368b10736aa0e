export { isOfDomains } from './email-domain.ts';
export { isTenantId, workIdentityOf } from './work-identity.ts';
export type { WorkIdentity } from './work-identity.ts';
