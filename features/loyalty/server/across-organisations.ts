import type { WaitingRequest } from '#loyalty/contract';
import type { Database } from '#packages/database';
import { iso } from '#packages/sync/server';

/** The open requests of all organisations, oldest first. Only for the support team. */
export async function findWaiting(database: Database, most: number): Promise<WaitingRequest[]> {
  const { rows } = await database.unscoped((tx) =>
    tx.query<WaitingRequest>(
      `select quote_id, number, items->0->>'item' as title, points, status, answer,
         ${iso('created_time')} as created_time, organisation, email
       from waiting_quotes($1)`,
      [most],
    ),
  );
  return rows;
}

/** The organisation of a request. Only for the support team. */
export async function findOrganisationOf(
  database: Database,
  quote_id: string,
): Promise<string | null> {
  const { rows } = await database.unscoped((tx) =>
    tx.query<{ org_id: string | null }>('select organisation_of_quote($1) as org_id', [quote_id]),
  );
  return rows[0]?.org_id ?? null;
}

/** Organisations with changes since their tests were last counted. */
export async function findWithNewTests(database: Database): Promise<string[]> {
  const { rows } = await database.unscoped((tx) =>
    tx.query<{ org_id: string }>('select org_id from organisations_with_new_tests()'),
  );
  return rows.map(({ org_id }) => org_id);
}
