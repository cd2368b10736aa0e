import { z } from 'zod';
import type { DeviceQuery } from '#devices/domain';

export const devicePageSize = 50;

/** What the address of the list holds; whatever cannot be read takes its default. */
const deviceSearch = z.object({
  search: z.coerce.string().max(200).catch('').default(''),
  sort: z.string().max(40).catch('last_used_time').default('last_used_time'),
  descending: z.boolean().catch(true).default(true),
  page: z.number().int().min(0).catch(0).default(0),
  size: z.number().int().min(1).max(500).catch(devicePageSize).default(devicePageSize),
});

export const defaultDeviceQuery: DeviceQuery = deviceSearch.parse({});

/** Reads the question from an address. */
export function deviceQueryOf(search: Record<string, unknown>): DeviceQuery {
  return deviceSearch.parse(search);
}

/** The shortest address that gives the question back. */
export function searchOfDeviceQuery(query: DeviceQuery): Partial<DeviceQuery> {
  const entries = Object.entries(query).filter(
    ([field, value]) => value !== defaultDeviceQuery[field as keyof DeviceQuery],
  );
  return Object.fromEntries(entries) as Partial<DeviceQuery>;
}
