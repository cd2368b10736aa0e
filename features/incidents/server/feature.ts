import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import type { WeatherPort } from '#weather/server';
import { incidentExport } from './incident-export.ts';
import { incidentCalls } from './incident-routes.ts';
import { eraseIncidentFiles } from './incident-store.ts';
import { incidentBaseline } from './migrations/2026-11-28-1800-incident-files.ts';
import { incidentFilesOfAdmins } from './migrations/2026-11-28-2230-incident-files-of-admins.ts';

/** Incident files: what was recorded about a person in a time, with a hash. */
export const incidentFeature = serverFeature<Viewer, { readonly weather: WeatherPort }>({
  name: 'incidents',
  migrations: [incidentBaseline, incidentFilesOfAdmins],
  calls: ({ weather }) => incidentCalls(weather),
  personalData: {
    ofOrganisation: [incidentExport],
    ofPerson: [incidentExport],
    erase: eraseIncidentFiles,
  },
});
