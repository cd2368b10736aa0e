import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessValues } from '#permissions/contract';
import type { Access, Grant, Viewer } from '#permissions/contract';
import { findTagMembers } from '#tags/server';
import { product } from './composition.ts';
import {
  measurementOf,
  newId,
  storeMeasurements,
  createOrgFixture,
} from './testing/org-fixture.ts';
import type { OrgFixture } from './testing/org-fixture.ts';

const people = ['owner', 'manager_day', 'worker_day', 'mate_day', 'worker_night', 'limited'];

let fixture: OrgFixture;
beforeAll(async () => {
  fixture = await createOrgFixture();
  const { org_id, day, night, id } = fixture.acme;
  await fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
    tx.query(
      `insert into user_tags (org_id, user_id, tag_id) values ($1, $2, $3), ($1, $4, $5)
       on conflict do nothing`,
      [org_id, id('mate_day'), night, id('manager_day'), day],
    ),
  );
  const rows = people.map((person) => measurementOf(id(person)));
  await storeMeasurements(fixture.database, org_id, rows);
  await fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
    tx.query(
      `insert into link_measurements (org_id, link_id, measurement_id, link_type_id, value, created_time)
       select org_id, gen_random_uuid(), measurement_id, $2, 1, now() from measurements where org_id = $1`,
      [org_id, newId()],
    ),
  );
});
afterAll(() => fixture.leave());

/** Rows of every source that a viewer may see by SQL, and the audience by policy. */
async function compare(viewer: Viewer) {
  return fixture.database.read(viewer.org_id, async (tx) => {
    const found: Record<string, { visible: string[]; concerned: string[] }> = {};
    for (const { list, table, key, visible, audience } of product.syncSources) {
      const values: unknown[] = [tx.org_id];
      const param = (value: unknown) => `$${String(values.push(value))}`;
      const seen = await tx.query<{ key: string }>(
        `select r.${key} as key from ${table} as r where r.org_id = $1
           and ${visible(viewer, param)} order by 1`,
        values,
      );
      const all = await tx.query<{ key: string; person: string }>(
        `select r.${key} as key, ${audience === 'everybody' ? 'null' : audience.person} as person
         from ${table} as r where r.org_id = $1 order by 1`,
        [tx.org_id],
      );
      const members = await findTagMembers(tx, [...new Set(all.rows.map(({ person }) => person))]);
      const tagsOf = new Map(members.map(({ user_id, tag_ids }) => [user_id, tag_ids]));
      const sees = ({ person }: { person: string }) =>
        audience === 'everybody' ||
        audience.sees(viewer, { user_id: person, tag_ids: tagsOf.get(person) ?? [] });
      found[list] = {
        visible: seen.rows.map((row) => row.key),
        concerned: all.rows.filter(sees).map((row) => row.key),
      };
    }
    return found;
  });
}

test('exactly the people who may see a row are notified of it', async () => {
  const { acme } = fixture;
  const access = fc.subarray<Access>([...accessValues], { maxLength: 3 });
  const tag_id = fc.constantFrom(acme.day, acme.night, null);
  const grants = fc.array<Grant>(fc.record({ access, tag_id }), { maxLength: 3 });
  const who = fc.constantFrom(...people);
  const sizes = new Set<number>();
  await fc.assert(
    fc.asyncProperty(who, grants, async (person, held) => {
      const viewer = { org_id: acme.org_id, user_id: acme.id(person), grants: held };
      for (const [list, { visible, concerned }] of Object.entries(await compare(viewer))) {
        expect(concerned, list).toEqual(visible);
        if (list === 'measurements') sizes.add(visible.length);
      }
    }),
    { numRuns: 60 },
  );
  // Some saw only themselves, some everybody, some a part.
  expect(sizes.size).toBeGreaterThan(2);
});
