import { z } from 'zod';
import { newRowId } from '#packages/http/contract';
import { linkMessages } from './link-messages.ts';

/** Highest linked value, the same as for tests. */
const largest = 100_000;

/** A linked value as sent with its test. */
export const newLink = z.object({
  link_id: newRowId,
  link_type_id: z.guid(linkMessages.typeUnknown),
  value: z
    .number(linkMessages.valueNumber)
    .min(0, linkMessages.valueRange)
    .max(largest, linkMessages.valueRange),
});
export type NewLink = z.infer<typeof newLink>;

/** A value recorded with a test, in the unit of its linked type. */
export const linkMeasurement = z.object({
  link_id: z.string(),
  measurement_id: z.string(),
  link_type_id: z.string(),
  value: z.number(),
  /** False: removed. */
  active: z.boolean(),
  created_time: z.string(),
  modified_time: z.string(),
});
export type LinkMeasurement = z.infer<typeof linkMeasurement>;
