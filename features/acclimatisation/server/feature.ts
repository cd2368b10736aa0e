import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { addDemoSites } from './demo-sites.ts';
import { sitesOfPeople } from './migrations/2026-11-26-0700-sites-of-people.ts';
import { acclimatisationCalls } from './record-routes.ts';

/** Acclimatisation of people. Its fields are in the rows of people, so these export and erase them. */
export const acclimatisationFeature = serverFeature<Viewer>({
  name: 'acclimatisation',
  migrations: [sitesOfPeople],
  calls: () => acclimatisationCalls,
  demo: addDemoSites,
});
