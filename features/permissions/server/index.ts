export { permissions } from './migrations/2026-11-21-permissions.ts';
export type { Making } from './permission-change.ts';
export { lockPermissions, replacePermission, replacePermissions } from './permission-change.ts';
export { permissionExport } from './permission-export.ts';
export { permissionCalls, refusedChange } from './permission-routes.ts';
export {
  activatePermissions,
  deactivatePermissions,
  endPermissionsOfTag,
  findOwners,
  insertPermissions,
  takePermissions,
} from './permission-store.ts';
export type { PermissionRow } from './permission-store.ts';
export { permissionSync } from './permission-sync.ts';
export type { PersonScope } from './permission-sync.ts';
export { viewerInForce } from './viewer-in-force.ts';
