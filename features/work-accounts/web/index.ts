export { DirectoryButton } from './directory/directory-button.tsx';
export { createWorkAccountDoor } from './door.ts';
export type { TestableDoor } from './door.ts';
export { directoryRoutes, workAccountRoutes } from './routes.tsx';
