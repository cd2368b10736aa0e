export { serviceRoutes } from './routes.tsx';
