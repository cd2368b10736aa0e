export { adviceGaps, pageLanguages, requestKinds, symptoms, urgentSymptoms } from './page-words.ts';
export type { PageLanguage, RequestKind, Symptom } from './page-words.ts';
export type { RequestFields, WorkerPage, WorkerRequest } from './worker-page.ts';
export { workerPageMessages } from './worker-page-messages.ts';
export { readWorkerPage, sendRequest } from './worker-page-endpoints.ts';
