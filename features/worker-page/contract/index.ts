export {
  adviceGaps,
  pageLanguages,
  requestKinds,
  symptoms,
  urgentSymptoms,
} from './worker-page.ts';
export type {
  PageLanguage,
  RequestFields,
  RequestKind,
  Symptom,
  WorkerPage,
  WorkerRequest,
} from './worker-page.ts';
export { workerPageMessages } from './worker-page-messages.ts';
export { readWorkerPage, sendRequest } from './worker-page-endpoints.ts';
