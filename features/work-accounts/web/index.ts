export { createWorkAccountDoor } from './door.ts';
export type { TestableDoor } from './door.ts';
export { workAccountRoutes } from './routes.tsx';
