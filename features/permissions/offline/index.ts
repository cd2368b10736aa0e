export { permissionFeature } from './feature.ts';
export {
  permissionsOf,
  permissionsOfPerson,
  permissionsViewer,
  viewerOf,
} from './permission-rows.ts';
