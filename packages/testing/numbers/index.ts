export { evenly } from './evenly.ts';
