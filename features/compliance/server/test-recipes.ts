import { createTag } from '#apps/server/testing';
import type { Recipes } from '#apps/server/testing';

const path = '/v3/assessment/compliance';
const days = 'from=2026-11-01&to=2026-11-20';

/** The calls about the compliance assessment. */
export const recipes: Recipes = {
  'compliance.figures: the figures of a period': () => ({ path: `${path}?${days}` }),
  'compliance.rows: the alert rules': () => ({ path: `${path}/rows?${days}&figure=rules` }),
  "compliance.rows: the rules of a job of the person's organisation": async (cell) => {
    const tag_id = await createTag(cell, cell.target, 'job');
    return { path: `${path}/rows?${days}&figure=rules&tag_id=${tag_id}` };
  },
};
