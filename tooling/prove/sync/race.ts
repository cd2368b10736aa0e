import { randomInt } from 'node:crypto';
import { createOrganisation, newId } from './organisation-fixture.ts';
import type { OrganisationFixture } from './organisation-fixture.ts';
import type { ProofServer } from './inner-server.ts';
import type { Site } from './site.ts';
import { createSpecClient } from './spec-client.ts';

/** The result of a race of writers and readers. */
export interface RaceResult {
  rows: number;
  /** Runs of a reader while writers were active. */
  edges: number;
  lost: number;
  repeated: number;
  seconds: number;
}

/**
 * Writers in two organisations add rows in transactions of one to four statements, while a client
 * of the specification in each polls without a pause. Rows count as lost if they are in the
 * database but were not delivered by two runs after the writers finished.
 */
export async function race(
  site: Site,
  server: ProofServer,
  { writers, rows, edges }: { writers: number; rows: number; edges: number },
): Promise<RaceResult> {
  const started = performance.now();
  const organisations = [await createOrganisation(site), await createOrganisation(site)];
  const result = { rows: 0, edges: 0, lost: 0, repeated: 0, seconds: 0 };
  const isEnough = () => result.rows >= rows && result.edges >= edges;

  async function write(organisation: OrganisationFixture): Promise<void> {
    while (!isEnough()) {
      const statements = 1 + randomInt(4);
      await site.database.write(
        { org_id: organisation.org_id, actor_user_id: null },
        async (tx) => {
          for (let nth = 0; nth < statements; nth += 1) {
            await tx.query(insert, [organisation.org_id, newId(), organisation.people[0]]);
          }
        },
      );
      result.rows += statements;
    }
  }

  async function read(organisation: OrganisationFixture): Promise<void> {
    const client = createSpecClient(
      server.answer,
      organisation.accounts[0]?.token ?? '',
      'as text',
    );
    await client.load();
    while (!isEnough()) {
      await client.poll();
      result.edges += 1;
    }
    await writing;
    await client.poll();
    await client.poll();
    const [found] = await site.owner<{ count: number }>(
      'select count(*)::int as count from measurements where org_id = $1',
      [organisation.org_id],
    );
    result.lost += (found?.count ?? 0) - client.rows.size;
    result.repeated += client.repeated;
  }

  const writing = Promise.all(
    Array.from({ length: writers }, (_, nth) =>
      write(organisations[nth % 2] as OrganisationFixture),
    ),
  );
  await Promise.all(organisations.map(read));
  result.seconds = (performance.now() - started) / 1000;
  return result;
}

const insert = `insert into measurements (org_id, measurement_id, user_id, name_first, name_last,
    type, value, value_f, created_time)
  values ($1, $2, $3, 'A', 'B', 'sosm', 70, '70 mOsm', now())`;
