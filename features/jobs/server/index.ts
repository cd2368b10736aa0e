export { jobCalls } from './job-routes.ts';
