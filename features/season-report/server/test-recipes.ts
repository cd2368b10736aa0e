import { createTag } from '#apps/server/testing';
import type { Recipes } from '#apps/server/testing';

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
  'season.rows: the planned tests of everybody that the caller manages': () => ({
    path: `${path}/rows?from=2025-12-01&to=2026-11-20&figure=tests`,
  }),
  'season.changes: of a period': () => ({ path: `${path}/changes?${days}` }),
};
