export { accessFeature } from './feature.ts';
export { bindAccess, openAccess } from './open-access.ts';
export type { Access } from './open-access.ts';
