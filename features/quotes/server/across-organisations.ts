import type { Database } from '#packages/database';
import { iso } from '#packages/sync/server';
import type { Quote } from '#quotes/contract';
import { withHistory } from './quote-history.ts';
import type { StoredQuote } from './quote-history.ts';

/**
 * Quotes of all organisations, newest first, without the names of people. Only for the support
 * team.
 *
 * @param after the last quote of the page before; null for the first page
 */
export async function findAllQuotes(
  database: Database,
  { after, most }: { after: string | null; most: number },
): Promise<Quote[]> {
  const { rows } = await database.unscoped((tx) =>
    tx.query<StoredQuote>(
      `select quote_id, number, items, is_reward, contact_name, phone, delivery_address,
         to_char(wanted_by, 'YYYY-MM-DD') as wanted_by, notes, status, amount, answer,
         to_char(valid_until, 'YYYY-MM-DD') as valid_until, steps, organisation, email,
         ${iso('created_time')} as created_time, ${iso('changed_time')} as changed_time,
         null as requested_by
       from quotes_of_all($1, $2)`,
      [after, most],
    ),
  );
  return rows.map(withHistory);
}

/** The organisation of a quote. Only for the support team. */
export async function findOrganisationOf(
  database: Database,
  quote_id: string,
): Promise<string | null> {
  const { rows } = await database.unscoped((tx) =>
    tx.query<{ org_id: string | null }>('select organisation_of_quote($1) as org_id', [quote_id]),
  );
  return rows[0]?.org_id ?? null;
}
