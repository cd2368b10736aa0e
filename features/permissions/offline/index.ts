export {
  permissionReads,
  permissionsOf,
  permissionsViewer,
  permissionTables,
  viewerOf,
} from './permission-rows.ts';
