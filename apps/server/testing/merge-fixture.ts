import { insertTags, insertUserTags } from '#tags/server';
import {
  measurementOf,
  newId,
  noon,
  signInTo,
  storeMeasurements,
  createOrgFixture,
} from './org-fixture.ts';

/** A fixture for tests of merging, with common steps. */
export async function createMergeFixture() {
  const fixture = await createOrgFixture();
  const { org_id } = fixture.acme;
  const admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
  const write = (sql: string, values: unknown[] = []) =>
    fixture.database.write({ org_id, actor_user_id: null }, (tx) => tx.query(sql, values));
  const rowsOf = async <Row extends object>(sql: string, values: unknown[] = []) => {
    const { rows } = await fixture.database.read(org_id, (tx) => tx.query<Row>(sql, values));
    return rows;
  };
  /** The tests of people with their active flags, and the links of each, sorted. */
  const kept = async (user_ids: readonly string[]): Promise<string[]> => {
    const rows = await rowsOf<{ text: string }>(
      `select concat_ws(' ', m.measurement_id, m.active, l.link_id) as text
       from measurements as m left join link_measurements as l using (org_id, measurement_id)
       where m.user_id = any($1::uuid[])`,
      [user_ids],
    );
    return rows.map(({ text }) => text).toSorted();
  };
  return {
    ...{ ...fixture, admin, write, rowsOf, kept },
    merge: (source_user_id: string, target_user_id: string, token = admin) =>
      fixture.app.call('PATCH', '/v3/user/merge', { source_user_id, target_user_id }, token),
    /** A new person with these tags. */
    async person(
      name: string,
      tag_ids: readonly string[] = [],
      { image = null, metadata = {} }: { image?: string | null; metadata?: object } = {},
    ): Promise<string> {
      const user_id = newId();
      await write(
        `insert into users (org_id, user_id, name_first, name_last, image, metadata, created_time)
         values ($1, $2, $3, 'Twice', $4, $5, now())`,
        [org_id, user_id, name, image, JSON.stringify(metadata)],
      );
      await fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
        insertUserTags(
          tx,
          tag_ids.map((tag_id) => ({ user_id, tag_id })),
        ),
      );
      return user_id;
    },
    /** The id of a new tag. */
    async newTag(): Promise<string> {
      const tag_id = newId();
      const tag = { tag_id, name: tag_id, type: 'default', metadata: {} } as const;
      const created_time = new Date(noon).toISOString();
      await fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
        insertTags(tx, [{ ...tag, created_time }]),
      );
      return tag_id;
    },
    /** Adds tests to a person, each with this many links; returns them like `kept`. */
    async give(user_id: string, tests: readonly { active: boolean; links: number }[]) {
      const rows = tests.map(() => measurementOf(user_id));
      await storeMeasurements(fixture.database, org_id, rows);
      for (const [index, { active, links }] of tests.entries()) {
        const { measurement_id = '' } = rows[index] ?? {};
        await write('update measurements set active = $2 where measurement_id = $1', [
          ...[measurement_id, active],
        ]);
        await write(
          `insert into link_measurements (org_id, link_id, measurement_id, link_type_id, value,
             created_time)
           select $1, gen_random_uuid(), $2, gen_random_uuid(), 12, now()
           from generate_series(1, $3)`,
          [org_id, measurement_id, links],
        );
      }
      return kept([user_id]);
    },
    testsOf: (user_id: string) =>
      rowsOf<{ measurement_id: string; name: string; user_tag_ids: string[] }>(
        `select measurement_id, name_first || ' ' || name_last as name, user_tag_ids
         from measurements where user_id = $1 order by measurement_id`,
        [user_id],
      ),
    async tagsOf(user_id: string): Promise<string[]> {
      const sql = 'select tag_id from user_tags where user_id = $1 order by tag_id';
      return (await rowsOf<{ tag_id: string }>(sql, [user_id])).map(({ tag_id }) => tag_id);
    },
  };
}

export type MergeFixture = Awaited<ReturnType<typeof createMergeFixture>>;
