import { createTag, measurementOf, writeIn } from '#apps/server/testing';
import type { Recipes } from '#apps/server/testing';
import { insertMeasurements } from '#measurements/server';

const path = '/v3/season-report';
const days = 'from=2026-11-01&to=2026-11-20';

/** The calls about the season report. */
export const recipes: Recipes = {
  'season.figures: of everybody that the caller manages': () => ({ path: `${path}?${days}` }),
  "season.figures: a job of the person's organisation": async (cell) => {
    const tag_id = await createTag(cell, cell.target, 'job');
    return { path: `${path}?${days}&job_id=${tag_id}` };
  },
  'season.hours: of everybody that the caller manages': () => ({ path: `${path}/hours?${days}` }),
  'season.plans: of everybody that the caller manages': () => ({ path: `${path}/plans?${days}` }),
  'season.rows: the planned tests of everybody that the caller manages': async (cell) => {
    // Without shifts a past day with a test counts as a day of work.
    const created_time = '2026-11-10T04:00:00.000Z';
    await writeIn(cell, cell.target, (tx) =>
      insertMeasurements(tx, [measurementOf(cell.target.user_id, { created_time })]),
    );
    return { path: `${path}/rows?${days}&figure=tests` };
  },
  'season.changes: of a period': () => ({ path: `${path}/changes?${days}` }),
};
