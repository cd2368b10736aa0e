import type { z } from 'zod';
import { findJsonFault, jsonBytes } from '#packages/kit';

export interface JsonBounds {
  /** Bytes of the JSON in UTF-8 at most. */
  bytes: number;
  /** Levels of arrays and objects at most. */
  depth: number;
  /** What is said of a larger value, and of one nested deeper. */
  tooLarge?: string;
  tooDeep?: string;
}

/** Names of the limits in the documented schema. */
export const boundKeys = { bytes: 'x-max-bytes', depth: 'x-max-depth' } as const;

/**
 * A schema whose value, as JSON, has limits of bytes and depth. It is for values whose parts have no
 * limits of their own: what a device measured, fields with names that people make up.
 */
export function boundedJson<Schema extends z.ZodType>(
  schema: Schema,
  { bytes, depth, tooLarge, tooDeep }: JsonBounds,
): Schema {
  const large = tooLarge ?? `Use ${String(Math.floor(bytes / 1024))} KiB or less`;
  const deep = tooDeep ?? `Use ${String(depth)} levels of nesting or fewer`;
  const bounded = schema.superRefine((value, context) => {
    // The depth comes first: writing a value as JSON is recursive.
    if (findJsonFault(value, { depth }) !== null) {
      context.addIssue({ code: 'custom', message: deep });
    } else if (jsonBytes(value) > bytes) context.addIssue({ code: 'custom', message: large });
  });
  return bounded.meta({ [boundKeys.bytes]: bytes, [boundKeys.depth]: depth }) as Schema;
}
