import { newId, writeIn } from '#apps/server/testing';
import type { Cell, Recipes } from '#apps/server/testing';

/** The calls about breaks. */
export const recipes: Recipes = {
  'break.start: of the person': async (cell) => ({
    body: {
      ...{ break_id: newId(), location_id: await addLocation(cell) },
      ...{ user_ids: [cell.target.user_id], started_time: timeOf(cell, 0), due_time: null },
      ...{ planned_minutes: 15, conditions },
    },
  }),
  'break.end: a break of the person': async (cell) => ({
    body: { break_id: await addBreak(cell), ended_time: timeOf(cell, 0) },
  }),
  'break.correct: a break of the person': async (cell) => ({
    body: {
      break_id: await addBreak(cell),
      ...{ started_time: timeOf(cell, 14), ended_time: timeOf(cell, 1) },
    },
  }),
};

const conditions = {
  ...{ wbgt: 29.5, heat_index: 36.2, level: 3, work_minutes: 45, rest_minutes: 15 },
};

function timeOf({ fixture }: Cell, minutesAgo: number): string {
  return new Date(fixture.clock.now - minutesAgo * 60_000).toISOString();
}

/** A location of the organisation of the actor, as somebody else's break is refused for its people. */
async function addLocation(cell: Cell): Promise<string> {
  const tag_id = newId();
  await writeIn(cell, cell.target, (tx) =>
    tx.query(
      `insert into tags (org_id, tag_id, name, type, metadata, created_time)
       values ($1, $2, $3, 'location', '{}', '2026-01-01')`,
      [cell.target.org_id, tag_id, `Place ${tag_id}`],
    ),
  );
  return tag_id;
}

/** A running break of the target, started by nobody. */
async function addBreak(cell: Cell): Promise<string> {
  const break_id = newId();
  const { org_id, user_id } = cell.target;
  await writeIn(cell, cell.target, (tx) =>
    tx.query(
      `insert into breaks (org_id, break_id, location_id, user_ids, people_count, started_time,
         planned_minutes, conditions, created_time)
       values ($1, $2, $2, $3, 1, $4, 15, $5, $4)`,
      [org_id, break_id, [user_id], timeOf(cell, 15), JSON.stringify(conditions)],
    ),
  );
  return break_id;
}
