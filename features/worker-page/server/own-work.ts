import { recordField } from '#acclimatisation/contract';
import { highTrigger, isNewToHeat, workKinds } from '#breaks/domain';
import type { WorkKind } from '#breaks/domain';
import { commonTrigger } from '#heat/domain';
import { factorsOf, hazardScore } from '#jobs/domain';
import { isPlaced, storedPlace } from '#locations/domain';
import { findOrganisation } from '#organisation/server';
import type { Tx } from '#packages/database';
import type { SitePacks } from '#rule-packs/domain';
import { findSiteMeasures } from '#readings/server';
import { findSitePacks } from '#rule-packs/server';
import type { Coordinates, Tag } from '#tags/contract';
import type { SiteMeasures } from '#weather/contract';

/** Hours after which no reading replaces the current hour: the longest, and the hour it ends in. */
const readingHours = 5;

/** What the advice for a person depends on. */
export interface OwnWork {
  tag_ids: string[];
  /** With the rules that each follows, null for none, and its readings and corrections. */
  locations: {
    name: string;
    place: Coordinates;
    rules: SitePacks | null;
    measures: SiteMeasures;
  }[];
  jobs: { name: string; hazard: number }[];
  /** Of all jobs; empty if none is assessed. */
  kinds: WorkKind[];
  /** Heat index in degrees Celsius from which rests are due. */
  threshold: number;
  /** Heat index in degrees Celsius from which the legal minimum of water applies. */
  waterTrigger: number;
}

/**
 * The jobs and placed locations of a person.
 *
 * @param now milliseconds since 1970
 */
export async function findOwnWork(tx: Tx, user_id: string, now: number): Promise<OwnWork> {
  const { rows } = await tx.query<Pick<Tag, 'tag_id' | 'type' | 'name' | 'metadata' | 'is_hidden'>>(
    `select t.tag_id, t.type, t.name, t.metadata, t.is_hidden from user_tags as w
     join tags as t on t.org_id = w.org_id and t.tag_id = w.tag_id
     where w.org_id = $1 and w.user_id = $2 and t.active
     order by t.name, t.tag_id`,
    [tx.org_id, user_id],
  );
  const [person] = (
    await tx.query<{ record: unknown }>(
      'select metadata->$3 as record from users where org_id = $1 and user_id = $2',
      [tx.org_id, user_id, recordField],
    )
  ).rows;
  const packs = await findSitePacks(tx);
  const measuresAt = await findSiteMeasures(tx, now - readingHours * 3_600_000);
  // As on all screens, nobody works at a hidden location or job.
  const shown = rows.filter(({ is_hidden }) => !is_hidden);
  const jobs = shown
    .filter(({ type }) => type === 'job')
    .map(({ name, metadata }) => ({ name, factors: factorsOf(metadata) }));
  const ownThreshold = (await findOrganisation(tx))?.metadata._heat_index_threshold;
  const isNew = isNewToHeat({ [recordField]: person?.record }, now);
  return {
    tag_ids: rows.map(({ tag_id }) => tag_id),
    locations: shown.flatMap((tag) => {
      const place = storedPlace(tag);
      if (tag.type !== 'location' || !isPlaced(place)) return [];
      return [
        {
          name: tag.name,
          place,
          rules: packs.get(tag.tag_id) ?? null,
          measures: measuresAt(tag.tag_id),
        },
      ];
    }),
    jobs: jobs.map(({ name, factors }) => ({ name, hazard: hazardScore(factors) })),
    kinds: workKinds(
      jobs.map(({ factors }) => factors),
      isNew,
    ),
    threshold: ownThreshold ?? highTrigger,
    waterTrigger: ownThreshold ?? commonTrigger,
  };
}
