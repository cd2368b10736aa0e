export { assess } from './thermal/assess.ts';
