import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { workerRequestTable } from './migrations/2026-11-27-0910-worker-requests.ts';
import { requestExport } from './request-export.ts';
import { eraseRequests } from './request-store.ts';
import { workerPageCalls } from './worker-page-routes.ts';
import type { WorkerPageServices } from './worker-page-routes.ts';

/** The page of a worker with an access link. */
export const workerPageFeature = serverFeature<Viewer, WorkerPageServices>({
  name: 'worker-page',
  migrations: [workerRequestTable],
  calls: workerPageCalls,
  personalData: {
    ofOrganisation: [requestExport],
    ofPerson: [requestExport],
    erase: eraseRequests,
  },
});
