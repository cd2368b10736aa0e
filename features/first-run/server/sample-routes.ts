import { addSampleData, removeSampleData, sampleTestField } from '#first-run/contract';
import {
  sampleField,
  sampleIdsOf,
  sampleLastName,
  samplePeople,
  samplePersonId,
  sampleTags,
  sampleTests,
} from '#first-run/domain';
import { valueWithUnit } from '#measurements/domain';
import { insertMeasurements } from '#measurements/server';
import { lockOrganisation, updateOrganisation } from '#organisation/server';
import { bind, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import type { WriteTx } from '#packages/database';
import { deactivatePeople, findPeople, insertUsers } from '#people/server';
import type { Viewer } from '#permissions/contract';
import { insertTags, insertUserTags } from '#tags/server';
import { aboutPeople, aboutTags } from './references.ts';
import type { IdColumn } from './references.ts';
import {
  deactivateSampleTests,
  deactivateTags,
  findPlace,
  findReferred,
  findTagNames,
  lockSamplePeople,
  lockSampleTags,
} from './sample-store.ts';
import type { SampleRow } from './sample-store.ts';

/** Calls of admins about the sample data of their organisation. */
export const sampleCalls: Bound<Viewer>[] = [
  bind(addSampleData, add),
  bind(removeSampleData, remove),
];

async function add({ viewer, body, database, now, newId }: Call<typeof addSampleData, Viewer>) {
  return database.write(viewer, async (tx) => {
    const organisation = await lockOrganisation(tx);
    if (organisation === null) throw new HttpError('NOT_FOUND');
    const before = sampleIdsOf(organisation.metadata);
    if (before !== null) return { people: before.user_ids.size };
    const [time, names] = [now(), await findTagNames(tx)];
    const created_time = new Date(time).toISOString();
    const tags = sampleTags(await findPlace(tx)).map(({ key, ...tag }) => ({
      ...tag,
      ...{ key, tag_id: newId(), name: freeName(tag.name, names), created_time },
    }));
    const people = samplePeople.map(({ tags: keys, ...names }, index) => ({
      ...names,
      ...{
        user_id: samplePersonId(body.sample_id, index),
        email: null,
        metadata: {},
        experimental: false,
        is_hidden: false,
      },
      created_time,
      tag_ids: tags.filter(({ key }) => keys.includes(key)).map(({ tag_id }) => tag_id),
    }));
    // Removed sample people keep their ids, so the same data cannot come twice.
    const known = await findPeople(
      tx,
      people.map(({ user_id }) => user_id),
    );
    if (known.size > 0) throw new HttpError('CONFLICT');
    await insertTags(tx, tags);
    await insertUsers(tx, people);
    await insertUserTags(
      tx,
      people.flatMap(({ user_id, tag_ids }) => tag_ids.map((tag_id) => ({ user_id, tag_id }))),
    );
    const tests = sampleTests(time).flatMap(({ person, value, ...test }) => {
      const whose = people[person];
      return whose === undefined ? [] : [testRow(whose, { ...test, value }, newId())];
    });
    await insertMeasurements(tx, tests);
    const user_ids = people.map(({ user_id }) => user_id);
    const tag_ids = tags.map(({ tag_id }) => tag_id);
    await updateOrganisation(tx, { metadata: { [sampleField]: { user_ids, tag_ids } } });
    tx.audit({
      ...{ action: 'create', entity: 'sample_data', entity_id: null },
      summary: `${String(people.length)} people, ${String(tests.length)} tests`,
    });
    return { people: people.length };
  });
}

interface Person {
  user_id: string;
  name_first: string;
  name_last: string;
  tag_ids: string[];
}

function testRow(
  { user_id, name_first, name_last, tag_ids }: Person,
  { time, value }: { time: number; value: number },
  measurement_id: string,
) {
  const nobody = {
    ...{ measured_by_user_id: null, measured_by_name_first: null, measured_by_name_last: null },
  };
  return {
    ...{ measurement_id, user_id, name_first, name_last, ...nobody },
    ...{ type: 'sosm' as const, custom_id: null, value, valid: true, raw_data: null },
    ...{ value_f: valueWithUnit(value, 'mOsm', 'sosm'), metadata: { [sampleTestField]: true } },
    ...{ tag_ids: [], user_tag_ids: tag_ids, created_time: new Date(time).toISOString() },
  };
}

/** A name that no tag has: an earlier sample tag may have stayed. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  const isFree = (wanted: string) => !taken.has(wanted.toLowerCase());
  if (isFree(name)) return name;
  for (let count = 2; ; count += 1) {
    const next = `${name} ${String(count)}`;
    if (isFree(next)) return next;
  }
}

async function remove({ viewer, database }: Call<typeof removeSampleData, Viewer>) {
  return database.write(viewer, async (tx) => {
    const organisation = await lockOrganisation(tx);
    const sample = sampleIdsOf(organisation?.metadata ?? {});
    if (sample === null) return { people: 0, kept: [] };
    // Tags are locked before people, as everywhere.
    const tags = await lockSampleTags(tx, [...sample.tag_ids]);
    const people = await lockSamplePeople(tx, [...sample.user_ids], sampleLastName);
    await deactivateSampleTests(tx);
    const keptPeople = await stayingOf(tx, people, aboutPeople);
    const gone = idsWithout(people, keptPeople);
    await deactivatePeople(tx, gone);
    const keptTags = await stayingOf(tx, tags, aboutTags);
    await deactivateTags(tx, idsWithout(tags, keptTags));
    await updateOrganisation(tx, { metadata: { [sampleField]: null } });
    const kept = [
      ...keptPeople.map(({ name }) => ({ kind: 'person' as const, name })),
      ...keptTags.map(({ name }) => ({ kind: 'tag' as const, name })),
    ];
    tx.audit({
      ...{ action: 'delete', entity: 'sample_data', entity_id: null },
      summary: `${String(gone.length)} people removed, ${String(kept.length)} people and tags kept`,
    });
    return { people: gone.length, kept };
  });
}

/** The rows that were changed, or that rows of somebody refer to. */
async function stayingOf(
  tx: WriteTx,
  rows: readonly SampleRow[],
  columns: readonly IdColumn[],
): Promise<SampleRow[]> {
  const ids = rows.map(({ id }) => id);
  const referred = new Set<string>();
  for (const column of columns) {
    for (const id of await findReferred(tx, column, ids)) referred.add(id);
  }
  return rows.filter(({ id, is_changed }) => is_changed || referred.has(id));
}

function idsWithout(rows: readonly SampleRow[], kept: readonly SampleRow[]): string[] {
  return rows.filter((row) => !kept.includes(row)).map(({ id }) => id);
}
