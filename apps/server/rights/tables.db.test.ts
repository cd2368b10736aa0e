import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillTable, organisationTables, otherTables, writtenColumns } from './test-isolation.ts';
import { createRightsFixture } from './test-rights-fixture.ts';
import type { RightsFixture } from './test-rights-fixture.ts';

let fixture: RightsFixture;
let tables: string[];
beforeAll(async () => {
  fixture = await createRightsFixture();
  tables = await organisationTables(fixture.owner);
  for (const table of tables) {
    for (const { org_id } of [fixture.ours, fixture.other])
      await fillTable(fixture.owner, table, org_id);
  }
});
afterAll(() => fixture.leave());

/** The result of one of our statements about a table: its number of rows, or the error. */
async function tried(sql: string, values: readonly unknown[] = []): Promise<number | string> {
  const { org_id } = fixture.ours;
  try {
    return await fixture.database.write({ org_id, actor_user_id: null }, async (tx) => {
      const { rowCount } = await tx.query(sql, values);
      // All its changes are rolled back.
      throw new Reached(rowCount);
    });
  } catch (error) {
    if (error instanceof Reached) return error.rows;
    return error instanceof Error ? error.message : '';
  }
}

class Reached extends Error {
  readonly rows: number;
  constructor(rows: number) {
    super('reached');
    this.rows = rows;
  }
}

const refused = /row-level security|permission denied/;

test('every table of an organisation reads and writes only its own rows', async () => {
  const { owner, ours, other } = fixture;
  for (const table of tables) {
    const { rows } = await owner.query<{ foreign: object; mine: number }>(
      `select to_json(t) as foreign,
         (select count(*)::int from ${table} where org_id = $2) as mine
       from ${table} as t where org_id = $1 limit 1`,
      [other.org_id, ours.org_id],
    );
    const [{ foreign, mine } = { foreign: {}, mine: 0 }] = rows;
    expect(Object.keys(foreign), table).toContain('org_id');
    expect(mine, table).toBeGreaterThan(0);

    expect(await tried(`select from ${table}`), table).toBe(mine);
    const ofOther = `where org_id = '${other.org_id}'`;
    expect(await tried(`select from ${table} ${ofOther}`), table).toBe(0);
    const changed = await tried(`update ${table} set org_id = org_id ${ofOther}`);
    const removed = await tried(`delete from ${table} ${ofOther}`);
    for (const end of [changed, removed])
      expect(String(end), table).toMatch(/^0$|permission denied/);
    const columns = await writtenColumns(owner, table);
    const taken = await tried(
      `insert into ${table} (${columns})
       select ${columns} from json_populate_record(null::${table}, $1)`,
      [JSON.stringify(foreign)],
    );
    const moved = await tried(`update ${table} set org_id = $1`, [other.org_id]);
    for (const end of [taken, moved]) expect(end, table).toMatch(refused);
  }
  console.info(`row level security: ${String(tables.length)} tables`);
  expect(tables.length).toBeGreaterThan(15);
}, 240_000);

test('every table without an organisation is listed', async () => {
  expect(await otherTables(fixture.owner)).toEqual([
    'attempts',
    'backups',
    'noted_writes',
    'push_keys',
    'schema_migrations',
    'server_identity',
  ]);
});
