import { newId } from '#apps/server/testing';
import type { Cell, Recipes } from '#apps/server/testing';
import { samplePeople, samplePersonId } from '#first-run/domain';

/** The calls about sample data. */
export const recipes: Recipes = {
  'sample.add: the sample data': async (cell) => {
    const sample_id = newId();
    await withoutSample(cell);
    const about = samplePeople.map((_, index) => samplePersonId(sample_id, index));
    return { about, body: { sample_id } };
  },
  'sample.remove: the sample data': async (cell) => ({ about: await sampleOf(cell) }),
};

/** The sample people of the caller's organisation, and everybody with a sample test. */
async function sampleOf({ fixture: { owner }, self }: Cell): Promise<string[]> {
  const { rows } = await owner.query<{ user_id: string }>(
    `select jsonb_array_elements_text(metadata->'_sample_data'->'user_ids') as user_id
     from organisations where org_id = $1 and jsonb_typeof(metadata->'_sample_data') = 'object'
     union
     select user_id::text from measurements where org_id = $1 and metadata ? '_sample'`,
    [self?.org_id ?? newId()],
  );
  return rows.map(({ user_id }) => user_id);
}

/** The organisation of the caller has none yet, so that the call adds some. */
async function withoutSample({ fixture: { database }, self }: Cell): Promise<void> {
  if (self === null) return;
  await database.write({ org_id: self.org_id, actor_user_id: null }, (tx) =>
    tx.query("update organisations set metadata = metadata - '_sample_data' where org_id = $1", [
      self.org_id,
    ]),
  );
}
