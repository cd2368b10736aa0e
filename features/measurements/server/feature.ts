import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { linkCalls } from './links/link-routes.ts';
import type { OnTestsAdded } from './measurement-adding.ts';
import { measurementExports, typeExports } from './measurement-export.ts';
import { measurementCalls } from './measurement-routes.ts';
import { eraseFromMeasurements } from './measurement-store.ts';
import { customTypeSync, linkSync, linkTypeSync, measurementSync } from './measurement-sync.ts';
import { ownTypeCalls } from './own-types/own-type-routes.ts';
import { surveyCalls } from './surveys/survey-routes.ts';
import { measurementBaseline } from './migrations/2026-11-24-0905-measurements.ts';

/**
 * Tests of all kinds, custom types, linked tests and surveys.
 *
 * @param onTestsAdded called in the transaction that adds tests, by a feature of a higher layer
 */
export const measurementFeature = (onTestsAdded: OnTestsAdded) =>
  serverFeature<Viewer>({
    name: 'measurements',
    migrations: [measurementBaseline],
    syncSources: [customTypeSync, linkTypeSync, measurementSync, linkSync],
    calls: () => [...measurementCalls(onTestsAdded), ...ownTypeCalls, ...linkCalls, ...surveyCalls],
    personalData: {
      ofOrganisation: [...measurementExports, ...typeExports],
      ofPerson: measurementExports,
      erase: (tx, { user_id }) => eraseFromMeasurements(tx, user_id),
    },
  });
