export { closingCalls } from './closing-routes.ts';
export { closeForGood, closingWork } from './closing-work.ts';
