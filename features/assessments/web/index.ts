export { assessmentRoutes } from './routes.tsx';
