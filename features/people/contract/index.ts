export { userImage } from './user-endpoints.ts';
export { user } from './user.ts';
export type { User } from './user.ts';
