import { array, assert, asyncProperty, boolean, constantFrom, subarray, tuple } from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createImportFixture, csvFile } from '#apps/server/testing';
import type { ImportFixture } from '#apps/server/testing';
import type { VerifiedRow } from '#imports/contract';

let fixture: ImportFixture;
beforeAll(async () => {
  fixture = await createImportFixture();
});
afterAll(() => fixture.leave());

/** Everything that an import can change, except times. */
const stored = () =>
  fixture.database.read(fixture.acme.org_id, async (tx) => {
    const all = (sql: string) => tx.query(sql, []).then(({ rows }) => rows);
    return {
      people: await all('select user_id, name_first, name_last, email from users order by 1'),
      accounts: await all('select user_id, email from credentials order by 1'),
      tags: await all('select tag_id, name, type from tags order by 1'),
      memberships: await all('select user_id, tag_id from user_tags order by 1, 2'),
      log: await all('select action, entity, entity_id, summary from audit_log order by 1, 2, 3'),
    };
  });

const row = tuple(
  constantFrom('Ana', 'Ben', ''),
  constantFrom('', 'kim@acme.example', 'lou@acme.example', 'worker_day@acme.example'),
  constantFrom('', 'a good secret', '123'),
  constantFrom('', 'Day crew', 'Night crew, Wet hole', 'Dry hole', 'no'),
);

test('an import that is repeated, split, concurrent or reordered gives the same result', async () => {
  const plan = tuple(array(row, { minLength: 2, maxLength: 8 }), boolean()).chain(
    ([rows, atOnce]) =>
      tuple(
        constantFrom({ rows, atOnce }),
        array(subarray([...rows.keys()], { minLength: 1 }), { minLength: 1, maxLength: 3 }),
      ),
  );
  await assert(
    asyncProperty(plan, async ([{ rows, atOnce }, parts]) => {
      const file = csvFile(
        rows.map(([first, email, password, tags]) => [first, '', email, password, tags, '', '']),
      );
      const { rows: data, import_token } = await fixture.verified({ file, name: 'crew.csv' });
      const run = async (wanted: readonly VerifiedRow[]) => {
        const answer = await fixture.run(
          import_token,
          wanted.map((each) => each.row),
        );
        expect(answer.status).toBe(200);
        return answer.done;
      };
      if (data.length === 0) return;
      const before = await stored();
      const picked = parts.map((part) => data.filter((_, index) => part.includes(index)));
      const wanted = picked.filter((part) => part.length > 0);
      if (atOnce) await Promise.all(wanted.map(run));
      else for (const part of wanted) await run(part);

      const done = await run(data);
      const once = await stored();
      const count = (action: VerifiedRow['action']) =>
        data.filter((each) => each.action === action).length;
      expect([done.created, done.updated]).toEqual([count('create'), count('update')]);
      expect(done.failed.map((each) => each.row)).toEqual(
        data.filter(({ action }) => action === 'skip').map((each) => each.row),
      );
      expect(once.people).toHaveLength(before.people.length + done.created);
      expect(await run(data)).toEqual(done);
      expect(await stored()).toEqual(once);
    }),
    { numRuns: 12 },
  );
}, 300_000);
