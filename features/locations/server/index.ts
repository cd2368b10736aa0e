export { locationCalls } from './location-routes.ts';
