import { z } from 'zod';
import { zoneName } from '#organisation/contract';
import { boundedJson, endpoint, newRowId } from '#packages/http/contract';
import { newLink } from './links/link.ts';
import { measurementTypes, surveyTypes } from './measurement-kinds.ts';
import { measurementMessages } from './measurement-messages.ts';
import { baseline, measurementMetadata } from './measurement.ts';

/** Highest value of any kind of test. */
export const largestValue = 100_000;

/** How far the time of a test may be ahead of the server's clock, in milliseconds. */
export const futureTolerance = 5 * 60_000;

/** Size limits of the additional data of a test: bytes and nesting of its JSON. */
export const rawDataBounds = { bytes: 32 * 1024, depth: 32 } as const;
export const metadataBounds = { bytes: 64 * 1024, depth: 16 } as const;

/**
 * Answers are stored as given. An unknown question type is rejected, as no screen could show it.
 */
const survey = z
  .array(z.looseObject({ type: z.enum(surveyTypes, measurementMessages.surveyUnsupported) }))
  .max(200);

/** Further keys are stored as sent. The mean and spread of a baseline are computed again. */
const givenMetadata = boundedJson(
  measurementMetadata.extend({
    device: z.string().max(200).optional(),
    device_serial: z.string().max(200).optional(),
    /** An unknown zone is stored as sent and shown as unknown, so that no test is lost. */
    timezone: z
      .string()
      .max(100)
      .transform((name) => zoneName(name) ?? name)
      .optional(),
    baseline: baseline.extend({ values: baseline.shape.values.max(100) }).optional(),
    survey: survey.optional(),
    /** The user confirmed the value when asked. */
    checked: z.boolean().optional(),
  }),
  {
    ...metadataBounds,
    tooLarge: measurementMessages.metadataTooLarge,
    tooDeep: measurementMessages.metadataTooDeep,
  },
);

/** A test as a form, an app or a device sends it. */
export const newMeasurement = z.object({
  measurement_id: newRowId,
  user_id: z.guid(),
  type: z.enum(measurementTypes),
  value: z
    .number(measurementMessages.valueNumber)
    .min(0, measurementMessages.valueRange)
    .max(largestValue, measurementMessages.valueRange),
  created_time: z.iso
    .datetime({ offset: true, error: measurementMessages.timeInvalid })
    .max(40, measurementMessages.timeInvalid),
  valid: z.boolean().default(true),
  tag_ids: z.array(z.guid()).max(100).default([]),
  custom_id: z.guid().nullable().default(null),
  /** Linked values of the test, at most one of each type. */
  links: z.array(newLink).max(100).default([]),
  metadata: givenMetadata.default({}),
  /** The device's raw data, unchanged. */
  raw_data: boundedJson(z.unknown(), {
    ...rawDataBounds,
    tooLarge: measurementMessages.rawDataTooLarge,
    tooDeep: measurementMessages.rawDataTooDeep,
  }).optional(),
});
export type NewMeasurement = z.input<typeof newMeasurement>;
/** The same after parsing, with defaults filled in. */
export type ReadMeasurement = z.output<typeof newMeasurement>;

export const createMeasurements = endpoint({
  name: 'measurement.create',
  method: 'POST',
  path: '/v3/measurement',
  summary: 'Adds 1 to 500 tests. Sending the same id again changes nothing.',
  right: 'signed_in',
  forMachines: true,
  checksOwnRows: true,
  body: z.object({ measurements: z.array(z.unknown()).min(1).max(500) }),
  data: z.object({
    accepted: z.array(z.string()),
    rejected: z.array(
      z.object({
        measurement_id: z.string().nullable(),
        message: z.string(),
        errors: z.record(z.string(), z.string()).optional(),
      }),
    ),
  }),
});

export const changeMeasurements = endpoint({
  name: 'measurement.change',
  method: 'PATCH',
  path: '/v3/measurement',
  summary: 'Changes validity, removal, tags or notes of tests, but never their value.',
  right: 'signed_in',
  body: z
    .object({
      ids: z.array(z.guid()).min(1).max(10_000),
      valid: z.boolean().optional(),
      active: z.boolean().optional(),
      tag_ids: z.array(z.guid()).max(100).optional(),
      notes: z.string().max(2000).optional(),
    })
    .refine(
      ({ valid, active, tag_ids, notes }) =>
        valid !== undefined || active !== undefined || tag_ids !== undefined || notes !== undefined,
      { message: measurementMessages.nothingToChange },
    ),
  data: z.object({ ids: z.array(z.string()) }),
});

export const addMeasurementTags = endpoint({
  name: 'measurement.add_tags',
  method: 'POST',
  path: '/v3/tag/measurements',
  summary: 'Adds each of the tags to each of the tests. No tag is removed.',
  right: 'signed_in',
  body: z.object({
    tag_ids: z.array(z.guid()).min(1).max(100),
    measurement_ids: z.array(z.guid()).min(1).max(2000),
  }),
  data: z.object({ success: z.boolean() }),
});
