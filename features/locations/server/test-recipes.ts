import { createTag } from '#apps/server/testing';
import type { Recipes } from '#apps/server/testing';

/** The calls about places, maps and towns. */
export const recipes: Recipes = {
  "location.place: a tag of the person's organisation": async (cell) => ({
    body: { tag_id: await createTag(cell, cell.target, 'location'), lat: -31.95, lon: 115.86 },
  }),
  'location.geocode: a place by its name': () => ({ path: '/v3/external/geocode?q=perth' }),
  'location.geoip: where the caller is': () => ({ path: '/v3/external/geoip' }),
  'location.tile: a picture that no service is set up for': () => ({
    path: '/v3/external/tiles/base/3/6/4',
  }),
  'location.tile_layers: what maps can show': () => ({ path: '/v3/external/tiles' }),
  'location.towns: the towns of a view': () => ({
    path: '/v3/external/towns?south=-33&west=115&north=-31&east=117',
  }),
};
