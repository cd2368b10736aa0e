export { accessFeature } from './feature.ts';
export { bindAccess, longestToken, openAccess, unreadableToken } from './open-access.ts';
export type { Access } from './open-access.ts';
