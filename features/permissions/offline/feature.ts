import type { OfflineFeature } from '#packages/feature/offline';
import { permissionReads, permissionTables } from './permission-rows.ts';

/** Permissions. */
export const permissionFeature: OfflineFeature = {
  name: 'permissions',
  tables: permissionTables,
  reads: permissionReads,
};
