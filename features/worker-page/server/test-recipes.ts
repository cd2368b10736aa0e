import { newId } from '#apps/server/testing';
import type { Recipes } from '#apps/server/testing';

/** The calls of the worker's page. */
export const recipes: Recipes = {
  'worker_page.read: a token of nobody': () => ({ path: `/v3/access/${newId()}/page` }),
  'worker_page.request: a token of nobody': ({ fixture }) => ({
    path: `/v3/access/${newId()}/request`,
    body: {
      ...{ request_id: newId(), kind: 'break', symptoms: [], note: '' },
      made_time: new Date(fixture.clock.now).toISOString(),
    },
  }),
};
