import {
  futureTolerance,
  largestValue,
  linkMessages,
  measurementMessages,
} from '#measurements/contract';
import type {
  MeasurementType,
  NewLink,
  NewMeasurement,
  WrittenAnswer,
} from '#measurements/contract';
import { numberFrom } from './number-from.ts';
import type { Waited } from './no-drink.ts';

/**
 * A linked value as typed. Its id is created with the first character, so that sending it twice
 * records it once.
 */
export interface LinkDraft {
  link_id: string;
  link_type_id: string;
  value: string;
}

/** The form as typed. */
export interface MeasurementDraft {
  measurement_id: string;
  user_id: string;
  type: MeasurementType;
  /** Id of a custom type; null for all others. */
  custom_id: string | null;
  value: string;
  /** Milliseconds since 1970, or null if the time cannot be parsed. */
  created_time: number | null;
  valid: boolean;
  /** Tags of the test itself, in addition to those of its person. */
  tag_ids: readonly string[];
  notes: string;
  /** Effort from 0 to 10, or null if not given. */
  rpe: number | null;
  /** Values recorded with the test. */
  links: readonly LinkDraft[];
  /** How the wait without food and drink is known; missing if it is not. */
  waited?: Waited | undefined;
  /** The user confirmed the value when asked. */
  checked?: true | undefined;
  /** Survey answers of the test. */
  survey: readonly WrittenAnswer[];
}

export interface DraftErrors extends Partial<
  Record<'value' | 'created_time' | 'tag_ids' | 'notes' | 'custom_id', string>
> {
  /** By link_type_id. */
  links?: Readonly<Record<string, string>>;
}

/** Maximum length of a note in characters. */
export const longestNote = 2000;

/**
 * Error messages by field; empty if the draft can be sent.
 *
 * @param now milliseconds since 1970; a test may be at most five minutes ahead of it
 */
export function draftErrors(draft: MeasurementDraft, now: number): DraftErrors {
  const value = valueError(draft.value);
  const time = timeError(draft.created_time, now);
  const links = linkErrors(draft.links);
  return {
    ...(Object.keys(links).length > 0 && { links }),
    ...(value && { value }),
    ...(time && { created_time: time }),
    ...(draft.notes.length > longestNote && { notes: 'Notes can have at most 2000 characters' }),
  };
}

/** The draft in the form of the call. Only call this without errors. */
export function draftToMeasurement(draft: MeasurementDraft, timezone: string): NewMeasurement {
  const notes = draft.notes.trim();
  return {
    measurement_id: draft.measurement_id,
    user_id: draft.user_id,
    type: draft.type,
    custom_id: draft.custom_id,
    links: draftToLinks(draft.links),
    value: numberFrom(draft.value) ?? Number.NaN,
    created_time: new Date(draft.created_time ?? Number.NaN).toISOString(),
    valid: draft.valid,
    tag_ids: [...draft.tag_ids],
    metadata: {
      timezone,
      ...(notes !== '' && { notes }),
      ...(draft.rpe !== null && { rpe: draft.rpe }),
      ...(draft.waited && { waited: draft.waited }),
      ...(draft.checked && { checked: true }),
      ...(draft.survey.length > 0 && { survey: [...draft.survey] }),
    },
  };
}

/** The form for a test that was already sent to the queue, to be edited. */
export function measurementToDraft(measurement: NewMeasurement): MeasurementDraft {
  const { measurement_id, user_id, type, value, created_time, valid, tag_ids, metadata } =
    measurement;
  return {
    ...{ measurement_id, user_id, type, custom_id: measurement.custom_id ?? null },
    links: (measurement.links ?? []).map((link) => ({ ...link, value: String(link.value) })),
    value: String(value),
    created_time: Date.parse(created_time),
    valid: valid ?? true,
    tag_ids: tag_ids ?? [],
    notes: metadata?.notes ?? '',
    rpe: metadata?.rpe ?? null,
    waited: waitedOf(metadata?.['waited']),
    checked: metadata?.checked === true ? true : undefined,
    // Written by this build before it was sent.
    survey: (metadata?.['survey'] ?? []) as WrittenAnswer[],
  };
}

function waitedOf(stored: unknown): Waited | undefined {
  return stored === 'timed' || stored === 'stated' || stored === 'skipped' ? stored : undefined;
}

function valueError(text: string): string | undefined {
  if (text.trim() === '') return measurementMessages.valueRequired;
  const value = numberFrom(text);
  if (value === undefined) return measurementMessages.valueNumber;
  return value < 0 || value > largestValue ? measurementMessages.valueRange : undefined;
}

function timeError(time: number | null, now: number): string | undefined {
  if (time === null || !Number.isFinite(time)) return measurementMessages.timeInvalid;
  return time > now + futureTolerance ? measurementMessages.timeFuture : undefined;
}

/** Error messages by link_type_id. Empty fields are valid. */
export function linkErrors(links: readonly LinkDraft[]): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  for (const { link_type_id, value } of links) {
    if (value.trim() === '') continue;
    const number = numberFrom(value);
    if (number === undefined) errors[link_type_id] = linkMessages.valueNumber;
    else if (number < 0 || number > largestValue) errors[link_type_id] = linkMessages.valueRange;
  }
  return errors;
}

/** The values for the call. Only call this without errors. */
export function draftToLinks(links: readonly LinkDraft[]): NewLink[] {
  return links
    .filter(({ value }) => value.trim() !== '')
    .map((link) => ({ ...link, value: numberFrom(link.value) ?? Number.NaN }));
}
