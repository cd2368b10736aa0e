import { z } from 'zod';
import { endpoint } from '#packages/http/contract';

/** Kinds of pictures that a map can be laid with. */
export const tileLayers = ['base', 'temperature'] as const;
export type TileLayer = (typeof tileLayers)[number];

/** Zooms that tiles reach. */
const furthestZoom = 22;

const whole = z
  .string()
  .max(7)
  .regex(/^\d{1,7}$/)
  .transform(Number);

/** The world as a square of 2^z by 2^z pictures, counted from its north-west. */
const tilePlace = z
  .object({ layer: z.enum(tileLayers), z: whole, x: whole, y: whole })
  .refine(({ z: zoom, x, y }) => zoom <= furthestZoom && Math.max(x, y) < 2 ** zoom);

export const mapTile = endpoint({
  name: 'location.tile',
  method: 'GET',
  path: '/v3/external/tiles/{layer}/{z}/{x}/{y}',
  summary: 'One picture of a map, of the service that is set up for its layer.',
  right: 'signed_in',
  params: tilePlace,
  file: 'image/*',
  data: z.string(),
  errors: ['UNAVAILABLE', 'TOO_MANY'],
});

const shownLayer = z.object({
  layer: z.enum(tileLayers),
  /** Whose pictures they are; it stands beside what is shown of them. */
  attribution: z.string(),
});
export type ShownLayer = z.infer<typeof shownLayer>;

export const mapLayers = endpoint({
  name: 'location.tile_layers',
  method: 'GET',
  path: '/v3/external/tiles',
  summary: 'The layers of a map that a service is set up for; the map of outlines needs none.',
  right: 'signed_in',
  data: z.array(shownLayer),
});
