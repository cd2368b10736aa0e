import { readFileSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';
import { mocksModules, needsPage } from './needs.ts';

/** Files that take a minute, or near it, the longest first; begun last, they would leave a core idle at the end. */
const long = [
  'journeys/every-address.e2e.ts',
  'apps/server/start-stop.e2e.ts',
  'rights/matrix.db.test.ts',
  'rights/matrix-second.db.test.ts',
  'convergence-first.db.test.ts',
  'server/schema-fuzz.db.test.ts',
  'rights/queries-alone.db.test.ts',
  'sync/mutations.db.test.ts',
  'convergence-second.db.test.ts',
  'embedded/embedded.db.test.ts',
  'sync/edge-cases.db.test.ts',
  'sync/bulk.db.test.ts',
  'rights/row-security-alone.db.test.ts',
  'columns/largest-rows.db.test.ts',
  'server/all-or-nothing.db.test.ts',
  'chains/chains.db.test.ts',
  'server/limits-fuzz.db.test.ts',
  'rehearsal/rehearsal.db.test.ts',
  'features/auth/e2e/password.e2e.ts',
  'journeys/stored-payloads.e2e.ts',
  'features/dashboard/e2e/calendar.e2e.ts',
  'journeys/sync-panel.e2e.ts',
  'journeys/focus-in-sight.e2e.ts',
  'features/organisation/e2e/organisation-settings.e2e.ts',
  'journeys/tags.e2e.ts',
  'journeys/measurements.e2e.ts',
  'chromium/convergence.e2e.ts',
  'features/auth/e2e/two-factor.e2e.ts',
  'journeys/offline.e2e.ts',
  'features/work-accounts/e2e/work-account.e2e.ts',
  'features/privacy/e2e/privacy.e2e.ts',
  'journeys/tabs.e2e.ts',
  'journeys/two-builds.e2e.ts',
  'journeys/first-day.e2e.ts',
];

/** Begins with the files that take longest. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const placeOf = ({ moduleId }: TestSpecification) => {
      const index = long.findIndex((end) => moduleId.endsWith(end));
      return index === -1 ? long.length : index;
    };
    return sorted.toSorted(
      (one, other) => groupOf(one) - groupOf(other) || placeOf(one) - placeOf(other),
    );
  }
}

/**
 * A kept worker ends where the environment changes, and loads its modules again where they are mocked,
 * so files of a kind follow each other.
 */
function groupOf({ moduleId }: TestSpecification): number {
  const text = readFileSync(moduleId, 'utf8');
  return (needsPage(text) ? 2 : 0) + (mocksModules(text) ? 1 : 0);
}
