import { expect, test } from 'vitest';
import type { GroupFigures } from '#compliance/contract';
import { computeFigures } from '#compliance/domain';
import { gatherFacts } from '#compliance/server';
import { demoOrganisationId } from '#demo/domain';
import { seedDemo } from '#demo/server';
import { demoParts, freshDatabase } from '#packages/testing/database';
import { expectedFigures } from './testing/index.ts';

test('the compliance figures of the demo organisation equal a second calculation', async () => {
  const now = Date.parse('2026-11-20T04:00:00Z');
  const demo = await freshDatabase();
  try {
    const hashPassword = (password: string) => Promise.resolve(`not a hash of ${password}`);
    await seedDemo(demo.database, { now, hashPassword, parts: demoParts });
    for (const [from, to] of [
      ['2026-10-22', '2026-11-20'],
      ['2026-11-20', '2026-11-21'],
    ] as const) {
      const { facts } = await demo.database.read(demoOrganisationId, (tx) =>
        gatherFacts(tx, { from, to }, now),
      );
      const expected = await demo.database.read(demoOrganisationId, (tx) =>
        expectedFigures(tx, { from, to, now }),
      );
      const { organisation, jobs, locations } = computeFigures(facts);
      const ours: [string, GroupFigures][] = [
        ['organisation', organisation],
        ...[...jobs, ...locations].map((tag): [string, GroupFigures] => [tag.tag_id, tag]),
      ];
      expect(ours.map(([tag_id]) => tag_id).toSorted()).toEqual([...expected.keys()].toSorted());
      for (const [tag_id, figures] of ours)
        expect(figures).toMatchObject(expected.get(tag_id) ?? {});
      const { tests, alerts, courses } = organisation;
      if (to === '2026-11-20')
        expect([tests, alerts, courses].filter(({ of }) => of === 0)).toEqual([]);
    }
  } finally {
    await demo.drop();
  }
});
