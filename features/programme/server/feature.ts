import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { addDemoProgramme } from './demo-programme.ts';
import { programmeBaseline } from './migrations/2026-11-27-1220-programme.ts';
import { eraseProgramme } from './person-changes.ts';
import { programmeExports } from './programme-export.ts';
import { programmeCalls } from './programme-routes.ts';

/** The self-check of a heat illness prevention programme. */
export const programmeFeature = serverFeature<Viewer>({
  name: 'programme',
  migrations: [programmeBaseline],
  calls: () => programmeCalls,
  personalData: { ofOrganisation: programmeExports, erase: eraseProgramme },
  demo: addDemoProgramme,
});
