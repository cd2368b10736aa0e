import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import type { PersonalData } from '#packages/feature/server';
import { eraseCalls } from './erase-routes.ts';
import { exportCalls } from './export-routes.ts';

/** Export and erasure of personal data. */
export const privacyFeature = serverFeature<Viewer, PrivacyServices>({
  name: 'privacy',
  calls: ({ personalData }) => [...exportCalls(personalData), ...eraseCalls(personalData)],
});

/** Exports and erasures of all features. */
export interface PrivacyServices {
  /** Of all features. */
  readonly personalData: readonly PersonalData[];
}
