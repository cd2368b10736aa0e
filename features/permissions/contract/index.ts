export { accessValues, permission } from './permission.ts';
export type { Access, Permission } from './permission.ts';
export { callRights } from './viewer.ts';
export type { CallRight, Grant, Subject, Viewer } from './viewer.ts';
