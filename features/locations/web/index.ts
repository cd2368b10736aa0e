export { locationRoutes } from './routes.tsx';
