import { z } from 'zod';
import { measurementTypes } from './measurement-kinds.ts';

/** The personal baseline that applied to a test; `values` in mOsm. */
export const baseline = z.object({
  values: z.array(z.number()),
  mean: z.number(),
  std: z.number(),
});
export type Baseline = z.infer<typeof baseline>;

export const measurementMetadata = z.looseObject({
  notes: z.string().max(2000).optional(),
  device: z.string().optional(),
  device_serial: z.string().optional(),
  timezone: z.string().optional(),
  baseline: baseline.optional(),
  rpe: z.number().min(0).max(10).optional(),
});
export type MeasurementMetadata = z.infer<typeof measurementMetadata>;

/** One test, as synced. `created_time` is the time of the test. */
export const measurement = z.object({
  measurement_id: z.string(),
  user_id: z.string(),
  measured_by_user_id: z.string().nullable(),
  measured_by_name_first: z.string().nullable(),
  measured_by_name_last: z.string().nullable(),
  valid: z.boolean(),
  active: z.boolean(),
  /** In the unit of its type: mOsm, mg/L, or the custom unit; null if it is hidden. */
  value: z.number().nullable(),
  /** The same with its unit, for display. */
  value_f: z.string(),
  type: z.enum(measurementTypes),
  created_time: z.string(),
  modified_time: z.string(),
  metadata: measurementMetadata,
  raw_data: z.unknown(),
  tag_ids: z.array(z.string()),
  custom_id: z.string().nullable(),
  /** The person's tags at the time of the test. */
  user_tag_ids: z.array(z.string()),
  name_first: z.string(),
  name_last: z.string(),
});
export type Measurement = z.infer<typeof measurement>;
