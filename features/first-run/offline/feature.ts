import type { OfflineFeature } from '#packages/feature/offline';
import { firstRun } from './first-run-read.ts';

/** The first steps of an organisation. */
export const firstRunFeature: OfflineFeature = { name: 'first-run', reads: [firstRun] };
