export { permissionFeature } from './feature.ts';
export type { Making } from './permission-change.ts';
export {
  accessChanges,
  findAccess,
  lockPermissions,
  replacePermission,
  replacePermissions,
} from './permission-change.ts';
export { refusedChange } from './permission-routes.ts';
export {
  activatePermissions,
  deactivatePermissions,
  endPermissionsOfTag,
  findOwners,
  insertPermissions,
  takePermissions,
} from './permission-store.ts';
export type { PersonScope } from './permission-sync.ts';
export { findCurrentRights } from './current-viewer.ts';
