import { z } from 'zod';

/** The services that the product uses, in display order. */
export const serviceIds = [
  'mail',
  'sms',
  'webhook',
  'weather',
  'geocoding',
  'tiles',
  'temperature_tiles',
  'directory',
] as const;
export type ServiceId = (typeof serviceIds)[number];

export const serviceNames: Readonly<Record<ServiceId, string>> = {
  mail: 'Mail',
  sms: 'SMS',
  webhook: 'Webhook',
  weather: 'Weather',
  geocoding: 'Geocoding',
  tiles: 'Map tiles',
  temperature_tiles: 'Temperature tiles',
  directory: 'Work directory',
};

/** `untried`: configured, and not used for this organisation yet. */
export const serviceStates = [
  'working',
  'untried',
  'simulated',
  'not_configured',
  'failing',
] as const;
export type ServiceState = (typeof serviceStates)[number];

/** State of a service for one organisation. */
export const service = z.object({
  service: z.enum(serviceIds),
  state: z.enum(serviceStates),
  /** Name of the service or its replacement; never a URL or a key. */
  detail: z.string(),
  /** Time of the last success and failure; null if there was none. */
  last_used_time: z.string().nullable(),
  last_failed_time: z.string().nullable(),
  /** Reason of the last failure, while it is failing. */
  problem: z.string().nullable(),
  can_test: z.boolean(),
});
export type Service = z.infer<typeof service>;
