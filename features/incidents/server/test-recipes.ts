import { newId, writeIn } from '#apps/server/testing';
import type { Cell, Recipes } from '#apps/server/testing';
import { insertFile } from './incident-store.ts';

/** The calls about incident files. */
export const recipes: Recipes = {
  'incident.create: a file about the person': (cell) => ({ body: fileOf(cell) }),
  'incident.list: the files about the person': ({ target }) => ({
    path: `/v3/user/${target.user_id}/incident-file`,
  }),
  'incident.read: a file about the person that somebody else made': async (cell) => {
    const file = fileOf(cell);
    await writeIn(cell, cell.target, (tx) =>
      insertFile(tx, {
        ...{ ...file, content: '{}', content_hash: Buffer.alloc(32), named: [file.user_id] },
        ...{ by_admin: false, created_by: newId(), created_time: file.to_time },
      }),
    );
    return { path: `/v3/incident-file/${file.incident_file_id}` };
  },
};

function fileOf({ fixture, target }: Cell) {
  const { now } = fixture.clock;
  return {
    incident_file_id: newId(),
    user_id: target.user_id,
    from_time: new Date(now - 86_400_000).toISOString(),
    to_time: new Date(now).toISOString(),
  };
}
