import type { CopyTable } from '#packages/sync/contract';
import type { StoredPicture, WantedPicture } from '../tables/definition.ts';
import { NoAnswer } from './problems.ts';
import type { Run } from './run.ts';
import { shortageOf } from './shortage.ts';

const table: CopyTable = 'profileImages';
/** Pictures under way at a time. */
const lanes = 4;
/** Pictures of one run; the rest waits for the next, so that nothing else waits for them. */
const picturesAtOnce = 500;
/** So many without an answer in a row, and the line is not worth more waiting. */
const missesAllowed = 4;

/**
 * Drops pictures of whom the copy does not show any more, and fetches those that are new or older
 * than the row that shows them. One that fails is left for the next run; none of it keeps the rest of the run waiting.
 */
export async function syncPictures(run: Run): Promise<void> {
  const stored = run.store.copy.rows<StoredPicture>(table);
  const shown = run.definition.pictures.flatMap((source) => source(run.store.copy));
  await dropOthers(run, [...stored.keys()], shown);
  if (shortageOf(run.store.notes) !== null) return;
  const wanted = shown
    .filter(({ id, modified_time }) => isNewer(modified_time, stored.get(id)))
    .slice(0, picturesAtOnce);
  let misses = 0;
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (misses < missesAllowed) {
        const picture = wanted.shift();
        if (picture === undefined) return;
        misses = (await fetchPicture(run, picture)) ? 0 : misses + 1;
      }
    }),
  );
}

async function dropOthers(
  run: Run,
  stored: readonly string[],
  shown: readonly WantedPicture[],
): Promise<void> {
  const ids = new Set(shown.map(({ id }) => id));
  const gone = stored.filter((id) => !ids.has(id));
  if (gone.length > 0) await run.apply({ drop: new Map([[table, gone]]) });
}

async function fetchPicture(
  run: Run,
  { id, modified_time, path }: WantedPicture,
): Promise<boolean> {
  try {
    const { image } = await run.read(path);
    const picture = { id, modified_time, image: typeof image === 'string' ? image : null };
    await run.apply({ rows: new Map([[table, [picture]]]) });
    return true;
  } catch (error) {
    if (error instanceof NoAnswer) return error.status !== 0;
    throw error;
  }
}

function isNewer(modified_time: string, stored: StoredPicture | undefined): boolean {
  return stored === undefined || Date.parse(modified_time) > Date.parse(stored.modified_time);
}
