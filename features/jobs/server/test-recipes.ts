import { createTag } from '#apps/server/testing';
import type { Recipes } from '#apps/server/testing';
import { presetOf } from '#jobs/domain';

/** The call that assesses a job. */
export const recipes: Recipes = {
  "job.assess: a job of the person's organisation": async (cell) => ({
    body: { tag_id: await createTag(cell, cell.target, 'job'), ...presetOf('moderate') },
  }),
};
