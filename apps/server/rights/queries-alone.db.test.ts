import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runBetweenOrganisations, timeout } from './test-between-organisations.ts';
import { dropRowLevelSecurity } from './test-isolation.ts';
import { createRightsFixture } from './test-rights-fixture.ts';
import type { RightsFixture } from './test-rights-fixture.ts';

describe('without row level security', () => {
  let fixture: RightsFixture;
  beforeAll(async () => {
    fixture = await createRightsFixture();
    await dropRowLevelSecurity(fixture.owner);
  });
  afterAll(() => fixture.leave());

  test(
    'the queries alone return nothing of another organisation',
    async () => {
      const { problems, cells } = await runBetweenOrganisations(fixture);
      console.info(`queries alone: ${String(cells)} cells, ${String(problems.length)} wrong`);
      expect(problems).toEqual([]);
    },
    timeout,
  );
});
