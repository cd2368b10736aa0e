export { accountLevels, measurementLevels } from './access-levels.ts';
export type { AccessLevel } from './access-levels.ts';
export { givenPermission, removePermissions } from './permission-endpoints.ts';
export type { GivenPermission } from './permission-endpoints.ts';
export { permissionMessages } from './permission-messages.ts';
export { accessValues } from './permission.ts';
export type { Access, Permission } from './permission.ts';
export type { CallRight, Grant, Subject, Viewer } from './viewer.ts';
