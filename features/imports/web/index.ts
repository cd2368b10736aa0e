export { importRoutes } from './routes.tsx';
