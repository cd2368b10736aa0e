import { screens, webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { incidentSearchOf } from './incident-search.ts';

/** Incident files of a person. */
export const incidentFeature = webFeature<Viewer>({
  name: 'incidents',
  addresses: {
    guarded: [
      ['/people/{uuid}/incidents', 'Incident files'],
      ['/people/{uuid}/incidents/{uuid}', 'Incident file'],
    ],
  },
  routes: {
    framed: screens(() => [
      {
        path: '/people/$user_id/incidents',
        search: incidentSearchOf,
        load: async () => (await import('./files-screen.tsx')).FilesScreen,
      },
      {
        path: '/people/$user_id/incidents/$incident_file_id',
        load: async () => (await import('./file-screen.tsx')).FileScreen,
      },
    ]),
  },
});
