export { AdminsPage } from './admins-page.ts';
export { PermissionsPage } from './permissions-page.ts';
export { PersonPage } from './person-page.ts';
export type { TestLine, TypedTest } from './person-page.ts';
