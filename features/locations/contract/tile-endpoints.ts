import { z } from 'zod';
import { endpoint } from '#packages/http/contract';

/** Kinds of tile layers. */
export const tileLayers = ['base', 'temperature'] as const;
export type TileLayer = (typeof tileLayers)[number];

/** Maximum zoom of tiles. */
const furthestZoom = 22;

const whole = z
  .string()
  .max(7)
  .regex(/^\d{1,7}$/)
  .transform(Number);

/** Tile coordinates: 2^z by 2^z tiles, counted from the north-west. */
const tilePlace = z
  .object({ layer: z.enum(tileLayers), z: whole, x: whole, y: whole })
  .refine(({ z: zoom, x, y }) => zoom <= furthestZoom && Math.max(x, y) < 2 ** zoom);

export const mapTile = endpoint({
  name: 'location.tile',
  method: 'GET',
  path: '/v3/external/tiles/{layer}/{z}/{x}/{y}',
  summary: 'One map tile, from the configured service of its layer.',
  right: 'signed_in',
  params: tilePlace,
  file: 'image/*',
  data: z.string(),
  errors: ['UNAVAILABLE', 'TOO_MANY'],
});

const shownLayer = z.object({
  layer: z.enum(tileLayers),
  /** Attribution, shown with the tiles. */
  attribution: z.string(),
});
export type ShownLayer = z.infer<typeof shownLayer>;

export const mapLayers = endpoint({
  name: 'location.tile_layers',
  method: 'GET',
  path: '/v3/external/tiles',
  summary: 'The layers with a configured service; the outline map needs none.',
  right: 'signed_in',
  data: z.array(shownLayer),
});
