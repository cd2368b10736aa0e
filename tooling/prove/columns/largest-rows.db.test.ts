import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCopyHost } from '#packages/sync/offline';
import { createFakeEnvironment } from '#packages/sync/offline/testing';
import { signInTo, createOrgFixture } from '../../../apps/server/testing/org-fixture.ts';
import type { OrgFixture } from '../../../apps/server/testing/org-fixture.ts';
import { proofDefinition } from '../sync/dump.ts';
import type { Dump } from '../sync/dump.ts';
import { joinTab } from '../sync/tab.ts';

/** Rows of each kind. Tests and types take several answers each. */
const counts = { tests: 240, people: 100, types: 10, links: 300, tags: 50 };
const tooLarge = 10 * 1024 * 1024;

let fixture: OrgFixture;
beforeAll(async () => {
  fixture = await createOrgFixture();
  const { org_id, id } = fixture.acme;
  const insert = (into: string, values: string, count: number) =>
    `insert into ${into} select $1::uuid, ${values} from generate_series(1, ${String(count)}) as n`;
  const metadata = `jsonb_build_object('about', repeat('m', 64 * 1024 - 20))`;
  const steps = [
    `update organisations set metadata = metadata || ${metadata} where org_id = $1`,
    `update permissions set access = access where org_id = $1`,
    insert(
      'users (org_id, user_id, name_first, name_last, email, metadata, created_time)',
      `gen_random_uuid(), repeat('ü', 100), repeat('ß', 100), lower(n || repeat('x', 240)) || '@a.example', ${metadata}, now()`,
      counts.people,
    ),
    insert(
      'tags (org_id, tag_id, name, type, metadata, created_time)',
      `gen_random_uuid(), n || repeat('t', 50), 'default', ${metadata}, now()`,
      counts.tags,
    ),
    ...[
      'custom_measurement_types (org_id, custom_id,',
      'link_measurement_types (org_id, link_type_id,',
    ].map((into) =>
      insert(
        `${into} name, unit, image, created_time)`,
        `gen_random_uuid(), n || repeat('n', 50), 'mm', repeat('A', 1000000), now()`,
        counts.types,
      ),
    ),
    insert(
      `strategies (org_id, strategy_id, scope, tests_per_day, min_gap_minutes,
         retest_after_minutes, moments, created_time)`,
      `gen_random_uuid(), 'org', 24, 1440, 1440, array_fill(repeat('s', 100), array[24]), now()`,
      1,
    ),
  ];
  await fixture.database.write({ org_id, actor_user_id: null }, async (tx) => {
    for (const sql of steps) await tx.query(sql, [org_id]);
    await tx.query(
      `insert into measurements (org_id, measurement_id, user_id, name_first, name_last, type,
         value, value_f, metadata, raw_data, created_time)
       select $1, gen_random_uuid(), $2, repeat('ü', 100), repeat('ß', 100), 'sosm', 50, '50',
         ${metadata}, to_jsonb(repeat('r', 32 * 1024 - 2)), now()
       from generate_series(1, $3::int)`,
      [org_id, id('worker_day'), counts.tests],
    );
    await tx.query(
      `insert into link_measurements (org_id, link_id, measurement_id, link_type_id, value,
         created_time)
       select $1, gen_random_uuid(), measurement_id, gen_random_uuid(), 1e308, now()
       from measurements, generate_series(1, $2::int) where org_id = $1 limit $2`,
      [org_id, counts.links],
    );
  });
});
afterAll(() => fixture.leave());

test.each(['columns', 'rows'])('the largest rows of every table arrive in %s', async (form) => {
  const { acme, app } = fixture;
  const token = await signInTo(app, acme.emailOf('owner'));
  const sizes: number[] = [];
  const answer = async (path: string, init: RequestInit) => {
    const { accept = '', ...headers } = init.headers as Record<string, string>;
    const payload = typeof init.body === 'string' ? init.body : undefined;
    const method = init.method === 'GET' ? 'GET' : 'POST';
    const asked = { ...headers, ...(form === 'columns' ? { accept } : {}) };
    const plain = { ...asked, 'accept-encoding': 'identity' };
    const { status, headers: got, bytes } = await app.raw(method, path, payload, token, plain);
    if (path.includes('/sync/')) sizes.push(bytes.length);
    const type = String(got['content-type']);
    return new Response(Uint8Array.from(bytes), { status, headers: { 'content-type': type } });
  };
  const host = createCopyHost(
    createFakeEnvironment(answer).worker().environment,
    proofDefinition(2000),
  );
  const tab = joinTab(
    (port) => host.serve(port),
    () => {},
  );
  tab.say({ type: 'hello', auth: { user_id: acme.id('owner'), org_id: acme.org_id, token } });
  // The check compares every table with the server's digest.
  await tab.ask((id) => ({ type: 'sync', id, check: true }));
  expect(tab.status()).toMatchObject({ error: null, initialised: true });
  expect(tab.status().complete_as_of).not.toBeNull();
  const dump = (await tab.ask((id) => ({
    ...{ type: 'read', id, name: 'proof.dump', params: {} },
  }))) as Dump;
  expect(dump['measurements']).toHaveLength(counts.tests);
  expect(dump['users']).toHaveLength(11 + counts.people);
  expect(dump['custom_measurement_types']).toHaveLength(counts.types);
  expect(dump['link_measurements']).toHaveLength(counts.links);
  expect(Math.max(...sizes)).toBeLessThan(tooLarge);
  expect(sizes.length).toBeGreaterThan(10);
});
