export { workerPageFeature } from './feature.ts';
export { moveRequests } from './request-store.ts';
