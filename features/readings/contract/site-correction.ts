import { z } from 'zod';
import { newRowId } from '#packages/http/contract';
import { correctionMessages as messages } from './correction-messages.ts';

/** Days for which a correction of the forecast can be switched on. */
export const correctionDays = [7, 14, 30] as const;
/**
 * Kelvin that can be added to the forecast of a site. Less is not worth it, and more is rather a
 * wrong instrument. A cooler site is never applied: advice about heat has to be the cautious one.
 */
export const correctionKelvin = { least: 0.5, most: 10 } as const;

const id = z.guid().transform((text) => text.toLowerCase());

/** A correction as a client sends it. */
export const newCorrection = z.object({
  correction_id: newRowId,
  location_id: id,
  /** The mean difference that was offered, in tenths of a kelvin. */
  kelvin: z
    .number()
    .min(correctionKelvin.least, messages.kelvinRange)
    .max(correctionKelvin.most, messages.kelvinRange),
  days: z.literal([...correctionDays], messages.days),
});
export type NewCorrection = z.output<typeof newCorrection>;

/** Switching a correction off, or its undo. */
export const correctionChange = z.object({ correction_id: id, is_on: z.boolean() });

/** A correction as it is stored and synced. */
export const correctionRow = z.object({
  correction_id: z.string(),
  location_id: z.string(),
  kelvin: z.number(),
  /** Of how many readings it is the mean. */
  readings: z.number(),
  /** When it ends by itself. */
  until_time: z.string(),
  /** When somebody switched it off; null while nobody did. */
  ended_time: z.string().nullable(),
  active: z.boolean(),
  /** From when it counts. */
  created_time: z.string(),
  modified_time: z.string(),
});
export type CorrectionRow = z.infer<typeof correctionRow>;
