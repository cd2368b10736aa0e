import { newId, noon } from '#apps/server/testing';
import type { Recipe, Recipes } from '#apps/server/testing';

const minute = 60_000;

/** The calls about the services that the product uses. */
export const recipes: Recipes = {
  'service.list: the services of the organisation': () => ({}),
  'service.test: the gazetteer': () => testOf('geocoding'),
  'service.test: the mail, by an email to oneself': ({ fixture: { clock } }) => {
    // In separate minutes: both ways together make more tests than one minute allows.
    clock.now = noon + minute;
    return { ...testOf('mail'), after: () => Promise.resolve((clock.now = noon)) };
  },
};

function testOf(service: string): Recipe {
  return { path: `/v3/service/${service}/test`, body: { test_id: newId() } };
}
