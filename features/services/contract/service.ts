import { z } from 'zod';

/** What the product asks of others, in the order in which it is shown. */
export const serviceIds = [
  'mail',
  'weather',
  'geocoding',
  'tiles',
  'temperature_tiles',
  'directory',
] as const;
export type ServiceId = (typeof serviceIds)[number];

export const serviceNames: Readonly<Record<ServiceId, string>> = {
  mail: 'Mail',
  weather: 'Weather',
  geocoding: 'Geocoding',
  tiles: 'Map tiles',
  temperature_tiles: 'Temperature tiles',
  directory: 'Work directory',
};

/** `untried`: set up, and never asked for this organisation. */
export const serviceStates = [
  'working',
  'untried',
  'simulated',
  'not_configured',
  'failing',
] as const;
export type ServiceState = (typeof serviceStates)[number];

/** A service as it stands for one organisation. */
export const service = z.object({
  service: z.enum(serviceIds),
  state: z.enum(serviceStates),
  /** Who it is, or what stands in its place; never an address or a key. */
  detail: z.string(),
  /** When it answered last, and when it failed last; null where it never did. */
  last_used_time: z.string().nullable(),
  last_failed_time: z.string().nullable(),
  /** Why it failed last, while it is failing. */
  problem: z.string().nullable(),
  can_test: z.boolean(),
});
export type Service = z.infer<typeof service>;
