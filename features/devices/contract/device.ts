import { z } from 'zod';

/** An active token, as an admin sees it, without its secret. */
export const deviceToken = z.object({
  device_token_id: z.string(),
  /** Its first characters, which identify it. */
  prefix: z.string(),
  made_by_name_first: z.string(),
  made_by_name_last: z.string(),
  created_time: z.string(),
  last_used_time: z.string().nullable(),
});
export type DeviceToken = z.infer<typeof deviceToken>;

/** The recorder of a device's newest test; null if the device sent it itself. */
const deviceUser = z.object({ name_first: z.string(), name_last: z.string() });

/**
 * A device that tests were taken with, or that was added by its serial. Unknown texts are empty.
 */
export const device = z.object({
  device_id: z.string(),
  serial: z.string(),
  name: z.string(),
  model: z.string(),
  hardware_version: z.string(),
  firmware: z.string(),
  app_version: z.string(),
  /** Its location. */
  tag_id: z.string().nullable(),
  notes: z.string(),
  retired: z.boolean(),
  created_time: z.string(),
  /** Tests taken with it that are not removed. */
  tests_30_days: z.number(),
  tests_all: z.number(),
  /** When its newest test was taken. */
  last_used_time: z.string().nullable(),
  last_used_by: deviceUser.nullable(),
  tokens: z.array(deviceToken),
});
export type Device = z.infer<typeof device>;
