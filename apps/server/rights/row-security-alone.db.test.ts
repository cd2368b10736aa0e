import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runBetweenOrganisations, timeout } from './test-between-organisations.ts';
import { withoutScopes } from './test-isolation.ts';
import { createRightsFixture } from './test-rights-fixture.ts';
import type { RightsFixture } from './test-rights-fixture.ts';

describe('with queries that do not filter by organisation', () => {
  const queries = new Set<string>();
  let fixture: RightsFixture;
  beforeAll(async () => {
    fixture = await createRightsFixture((database) => withoutScopes(database, { queries }));
  });
  afterAll(() => fixture.leave());

  test(
    'row level security alone returns nothing of another organisation',
    async () => {
      const { problems, cells } = await runBetweenOrganisations(fixture);
      console.info(
        `row level security alone: ${String(cells)} cells, ${String(queries.size)} queries ` +
          `without their organisation, ${String(problems.length)} wrong`,
      );
      expect(problems).toEqual([]);
      expect(queries.size).toBeGreaterThan(40);
    },
    timeout,
  );
});
