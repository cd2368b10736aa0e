export {
  permissionReads,
  permissionsOf,
  permissionsOfPerson,
  permissionsViewer,
  permissionTables,
  viewerOf,
} from './permission-rows.ts';
