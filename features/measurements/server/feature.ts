import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { linkCalls } from './links/link-routes.ts';
import { measurementExports, typeExports } from './measurement-export.ts';
import { measurementCalls } from './measurement-routes.ts';
import { eraseFromMeasurements } from './measurement-store.ts';
import { customTypeSync, linkSync, linkTypeSync, measurementSync } from './measurement-sync.ts';
import { ownTypeCalls } from './own-types/own-type-routes.ts';
import { surveyCalls } from './surveys/survey-routes.ts';
import { measurements } from './migrations/2026-11-21-0906-measurements.ts';
import { baselinesAreStored } from './migrations/2026-11-21-0922-baselines-are-stored.ts';
import { linksFollowMeasurements } from './migrations/2026-11-21-0923-links-follow-measurements.ts';
import { ownTypesFold } from './migrations/2026-11-22-0910-own-types-fold.ts';
import { oneLinkPerType } from './migrations/2026-11-22-0913-one-link-per-type.ts';
import { surveys } from './migrations/2026-11-22-0914-surveys.ts';
import { measurementSizes } from './migrations/2026-11-24-0902-measurement-sizes.ts';

/** Tests of all kinds, custom types, linked tests and surveys. */
export const measurementFeature = serverFeature<Viewer>({
  name: 'measurements',
  migrations: [
    measurements,
    baselinesAreStored,
    linksFollowMeasurements,
    ownTypesFold,
    oneLinkPerType,
    surveys,
    measurementSizes,
  ],
  syncSources: [customTypeSync, linkTypeSync, measurementSync, linkSync],
  calls: () => [...measurementCalls, ...ownTypeCalls, ...linkCalls, ...surveyCalls],
  personalData: {
    ofOrganisation: [...measurementExports, ...typeExports],
    ofPerson: measurementExports,
    erase: (tx, { user_id }) => eraseFromMeasurements(tx, user_id),
  },
});
