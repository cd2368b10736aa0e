import { readLicense } from '#license/contract';
import { serverFeature } from '#packages/feature/server';
import { bind } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import { findLicense } from './license-store.ts';
import { licenseBaseline } from './migrations/2026-11-27-1300-licenses.ts';

/** The plan of an organisation, which the operator of the server sets. */
export const licenseFeature = serverFeature<Viewer>({
  name: 'license',
  migrations: [licenseBaseline],
  calls: () => [
    bind(readLicense, ({ viewer, database }) => database.read(viewer.org_id, findLicense)),
  ],
});
