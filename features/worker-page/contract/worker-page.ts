import { z } from 'zod';
import { newRowId } from '#packages/http/contract';
import { adviceGaps, pageLanguages, requestKinds, symptoms } from './page-words.ts';

/** Levels of risk of an hour, from lowest. */
const hourLevels = ['low', 'high', 'extreme'] as const;

/** From best to worst, as hydration tests are called. */
const states = ['hydrated', 'mild', 'moderate', 'severe'] as const;

const request = z.object({
  request_id: z.string(),
  kind: z.enum(requestKinds),
  symptoms: z.array(z.enum(symptoms)),
  /** When the person pressed the button, and when the server got it. */
  made_time: z.string(),
  received_time: z.string(),
  /** When a supervisor answered; null until then. */
  answered_time: z.string().nullable(),
  /** Whether a supervisor answered that they are coming. */
  is_coming: z.boolean(),
  /** Number of supervisors that the alert went to. */
  recipients: z.number(),
});
export type WorkerRequest = z.infer<typeof request>;

const advisedHour = z.object({
  /** Beginning of the hour. */
  time: z.string(),
  /** The one of the person's locations that needs the most rest in this hour. */
  location: z.string(),
  level: z.enum(hourLevels).nullable(),
  temperature_c: z.number(),
  work_minutes: z.number().nullable(),
  rest_minutes: z.number().nullable(),
  /** Litres of water in this hour. */
  litres: z.number().nullable(),
});

/** The worker's own page. Nothing in it is about anybody else. */
export const workerPage = z.object({
  /** When the server answered: the clock of a phone may be hours off. */
  time: z.string(),
  zone: z.string(),
  /** The state of the newest valid test; null without a test. */
  status: z.object({ state: z.enum(states), time: z.string() }).nullable(),
  /** Valid tests, newest first. */
  history: z.array(z.object({ state: z.enum(states), time: z.string() })),
  /** The strictest advice of the person's jobs and locations, for the current hour and later. */
  advice: z
    .object({
      job: z.string().nullable(),
      /** The weather is made up, as in a demonstration. */
      is_simulated: z.boolean(),
      hours: z.array(advisedHour),
    })
    .nullable(),
  advice_gap: z.enum(adviceGaps).nullable(),
  /** Requests of the last 24 hours, newest first. */
  requests: z.array(request),
  /** Languages whose texts somebody of the organisation has approved. */
  approved_languages: z.array(z.enum(pageLanguages)),
  /** Number to call in an emergency; null if the organisation named none. */
  emergency_number: z.string().nullable(),
});
export type WorkerPage = z.infer<typeof workerPage>;

/** A request of a worker. */
export const requestFields = z.strictObject({
  request_id: newRowId,
  kind: z.enum(requestKinds),
  symptoms: z.array(z.enum(symptoms)).max(symptoms.length),
  note: z.string().max(500),
  /** When the button was pressed, which may be long before it is sent. */
  made_time: z.iso.datetime().max(40),
});
export type RequestFields = z.infer<typeof requestFields>;
