export { AdminsPage } from './admins-page.ts';
export { PeoplePage } from './people-page.ts';
export { PermissionsPage } from './permissions-page.ts';
export { PersonFormPage } from './person-form-page.ts';
export { PersonPage } from './person-page.ts';
export type { TestLine, TypedTest } from './person-page.ts';
