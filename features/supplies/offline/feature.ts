import type { OfflineFeature } from '#packages/feature/offline';
import { siteSupplies } from './site-supplies.ts';

/** Water and salt for shifts. */
export const supplyFeature: OfflineFeature = { name: 'supplies', reads: [siteSupplies] };
