import { z } from 'zod';
import type { DeviceQuery } from '#devices/domain';

export const devicePageSize = 50;

/** The URL search of the list. Invalid values take their default. */
const deviceSearch = z.object({
  search: z.coerce.string().max(200).catch('').default(''),
  sort: z.string().max(40).catch('last_used_time').default('last_used_time'),
  descending: z.boolean().catch(true).default(true),
  page: z.number().int().min(0).catch(0).default(0),
  size: z.number().int().min(1).max(500).catch(devicePageSize).default(devicePageSize),
});

export const defaultDeviceQuery: DeviceQuery = deviceSearch.parse({});

/** Reads the query from a URL. */
export function deviceQueryOf(search: Record<string, unknown>): DeviceQuery {
  return deviceSearch.parse(search);
}

/** The shortest URL search that gives the same query. */
export function searchOfDeviceQuery(query: DeviceQuery): Partial<DeviceQuery> {
  const entries = Object.entries(query).filter(
    ([field, value]) => value !== defaultDeviceQuery[field as keyof DeviceQuery],
  );
  return Object.fromEntries(entries) as Partial<DeviceQuery>;
}
