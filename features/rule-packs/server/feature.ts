import type { LocationServices } from '#locations/server';
import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { addDemoPacks } from './demo-packs.ts';
import { locationPackCalls } from './location-pack-routes.ts';
import { rulePackBaseline } from './migrations/2026-11-27-1210-rule-packs.ts';
import { locationPackExport, packVersionExport } from './pack-export.ts';
import { rulePackCalls } from './pack-routes.ts';
import { eraseFromVersions } from './pack-store.ts';
import { locationPackSync, rulePackSync } from './pack-sync.ts';

/** Rule packs: what the law asks for in the heat, and which rules a location follows. */
export const rulePackFeature = serverFeature<Viewer, Pick<LocationServices, 'geocoder'>>({
  name: 'rule-packs',
  migrations: [rulePackBaseline],
  syncSources: [rulePackSync, locationPackSync],
  calls: (services) => [...rulePackCalls, ...locationPackCalls(services)],
  demo: addDemoPacks,
  personalData: {
    ofOrganisation: [packVersionExport, locationPackExport],
    ofPerson: [packVersionExport],
    erase: eraseFromVersions,
  },
});
