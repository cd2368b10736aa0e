import type { Database } from '#packages/database';
import { iso } from '#packages/sync/server';
import type { WaitingStory } from '#stories/contract';

/** Submitted stories of all organisations, oldest first. Only for the support team. */
export async function findSubmitted(database: Database, most: number): Promise<WaitingStory[]> {
  const { rows } = await database.unscoped((tx) =>
    tx.query<WaitingStory>(
      `select story_id, title, text, has_picture, organisation,
         ${iso('submitted_time')} as submitted_time
       from submitted_stories($1)`,
      [most],
    ),
  );
  return rows;
}

/** The organisation of a submitted or published story. Only for the support team. */
export async function findOrganisationOf(
  database: Database,
  story_id: string,
): Promise<string | null> {
  const { rows } = await database.unscoped((tx) =>
    tx.query<{ org_id: string | null }>('select organisation_of_story($1) as org_id', [story_id]),
  );
  return rows[0]?.org_id ?? null;
}
