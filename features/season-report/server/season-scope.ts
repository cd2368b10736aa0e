import { HttpError } from '#packages/http/server';
import type { Tx } from '#packages/database';
import type { Viewer } from '#permissions/contract';
import { canLeadTags, managedBy } from '#permissions/domain';
import { seasonMessages as messages } from '#season-report/contract';
import { activeTagIds } from '#tags/server';

/** The chosen locations and jobs; an empty list for all. */
export interface SeasonFilter {
  location_ids: readonly string[];
  job_ids: readonly string[];
}

/** The people that a report is about. */
export interface SeasonScope extends SeasonFilter {
  /** The viewer manages everybody. */
  managesAll: boolean;
  /** Whether the viewer manages somebody with these tags. */
  manages: (tag_ids: readonly string[]) => boolean;
  /** Whether these tags have a chosen location and a chosen job. */
  matches: (tag_ids: readonly string[]) => boolean;
}

/**
 * The people that the viewer manages, with the chosen location and job.
 *
 * @throws HttpError FORBIDDEN for others than admins and managers; NOT_FOUND without such a tag
 */
export async function seasonScope(
  tx: Tx,
  viewer: Viewer,
  asked: { location_id?: string | undefined; job_id?: string | undefined },
): Promise<SeasonScope> {
  if (!canLeadTags(viewer)) throw new HttpError('FORBIDDEN', { message: messages.notManager });
  const location_ids = await tagIdsOf(tx, asked.location_id, 'location');
  const job_ids = await tagIdsOf(tx, asked.job_id, 'job');
  const { everybody, tag_ids } = managedBy(viewer);
  const managed = new Set(everybody ? [] : await activeTagIds(tx, tag_ids));
  const chosen = [...location_ids, ...job_ids];
  return {
    ...{ location_ids, job_ids, managesAll: everybody },
    manages: (own) => everybody || own.some((tag_id) => managed.has(tag_id)),
    matches: (own) => chosen.every((tag_id) => own.includes(tag_id)),
  };
}

/** The id of a tag as a list, which is empty without one. */
async function tagIdsOf(tx: Tx, asked: string | undefined, type: string): Promise<string[]> {
  if (asked === undefined) return [];
  const tag_id = asked.toLowerCase();
  const { rows } = await tx.query(
    `select from tags
     where org_id = $1 and tag_id = $2 and type = $3 and active and not is_hidden`,
    [tx.org_id, tag_id, type],
  );
  if (rows.length === 0) throw new HttpError('NOT_FOUND', { message: messages.notFound });
  return [tag_id];
}
