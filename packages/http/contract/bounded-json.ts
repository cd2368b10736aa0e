import type { z } from 'zod';
import { findJsonFault, jsonBytes } from '#packages/kit';

export interface JsonBounds {
  /** Maximum size of the JSON in UTF-8 bytes. */
  bytes: number;
  /** Maximum nesting of arrays and objects. */
  depth: number;
  /** Error messages for a value that is too large or nested too deep. */
  tooLarge?: string;
  tooDeep?: string;
}

/** Names of the limits in the documented schema. */
export const boundKeys = { bytes: 'x-max-bytes', depth: 'x-max-depth' } as const;

/**
 * A schema with a maximum size and depth as JSON. It is for values whose parts have no limits of
 * their own: raw data of devices, custom fields.
 */
export function boundedJson<Schema extends z.ZodType>(
  schema: Schema,
  { bytes, depth, tooLarge, tooDeep }: JsonBounds,
): Schema {
  const large = tooLarge ?? `Use ${String(Math.floor(bytes / 1024))} KiB or less`;
  const deep = tooDeep ?? `Use ${String(depth)} levels of nesting or fewer`;
  const bounded = schema.superRefine((value, context) => {
    // Depth is checked first, as JSON.stringify is recursive.
    if (findJsonFault(value, { depth }) !== null) {
      context.addIssue({ code: 'custom', message: deep });
    } else if (jsonBytes(value) > bytes) context.addIssue({ code: 'custom', message: large });
  });
  return bounded.meta({ [boundKeys.bytes]: bytes, [boundKeys.depth]: depth }) as Schema;
}
