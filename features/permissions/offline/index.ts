export {
  permissionReads,
  permissionsViewer,
  permissionTables,
  viewerOf,
} from './permission-rows.ts';
