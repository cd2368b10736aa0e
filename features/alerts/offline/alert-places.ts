import type { RuleMetric } from '#alerts/contract';
import { isRequest } from '#alerts/domain';
import type { AlertReason, MetricValue } from '#alerts/domain';
import { countOf } from '#packages/kit';
import type { Copy } from '#packages/sync/offline';
import { tagsById } from '#tags/offline';
import { nameOf } from './alert-people.ts';

/** What a rule measured at one place. */
export interface ShownReading {
  value: number;
  metric: RuleMetric;
  place: string;
  /** Milliseconds since 1970. */
  time: number;
  /** Of a forecast: the worst hour of the day, if it is worse than the first. */
  peak?: MetricValue;
}

/** The same as stored. */
export interface Reading {
  value: number;
  metric: RuleMetric;
  tag_ids: string[];
  at: string;
  peak?: { value: number; at: string };
}

/** The parts of an alert that say where it is and about whom. */
interface Placed {
  reason: AlertReason;
  tag_ids: string[];
  reading?: Reading | null;
  other_readings?: Reading[];
  people?: string[];
}

/**
 * The worst place of an alert, and how many others; without a reading the people and tags of an
 * alert by hand, or the places without data.
 */
export function placesOf(copy: Copy, metadata: Placed): string {
  const [worst, ...others] = readingsOf(metadata);
  if (worst !== undefined) {
    const place = placeOf(copy, worst.tag_ids);
    // A forecast has a reading for each day.
    const count = new Set([worst, ...others].map(({ tag_ids }) => tag_ids.join(' '))).size;
    if (count === 1) return place;
    // The viewer may not see the tags of the worst one.
    if (place === '') return countOf(count, 'place');
    return `${place} and ${countOf(count - 1, 'more place')}`;
  }
  const { reason, tag_ids, people = [] } = metadata;
  const isAboutPeople = reason === 'manual' || reason === 'course' || isRequest(reason);
  if (!isAboutPeople && reason !== 'no_data') return '';
  const names = people.map((id) => nameOf(copy, id, '')).filter((name) => name !== '');
  const tags = tag_ids.flatMap((tag_id) => tagsById(copy).get(tag_id) ?? []);
  const shown =
    reason === 'manual'
      ? tags
      : isRequest(reason)
        ? []
        : tags.filter(({ type }) => type === 'location');
  const listed = [names.sort(), shown.map(({ name }) => name).sort()];
  return listed
    .filter((each) => each.length > 0)
    .map(shortList)
    .join(', ');
}

/** 'Dizzy, headache. Note: behind the crusher'; empty for a break without a note. */
export function requestText({ symptoms, note }: { symptoms: string[]; note: string }): string {
  const [first = '', ...others] = symptoms;
  const listed = [`${first.slice(0, 1).toUpperCase()}${first.slice(1)}`, ...others].join(', ');
  return [listed, note === '' ? '' : `Note: ${note}`].filter((part) => part !== '').join('. ');
}

/** What a rule measured, with the name of its place. */
export function shownReading(
  copy: Copy,
  { value, metric, tag_ids, at, peak }: Reading,
): ShownReading {
  return {
    ...{ value, metric, place: placeOf(copy, tag_ids), time: Date.parse(at) },
    ...(peak && { peak: { value: peak.value, time: Date.parse(peak.at) } }),
  };
}

/** What a rule measured, at the worst place first. */
export function readingsOf({
  reading,
  other_readings = [],
}: Pick<Placed, 'reading' | 'other_readings'>): Reading[] {
  return reading == null ? [] : [reading, ...other_readings];
}

/** 'Ann Doe, Bob Ray and 3 others'. */
export function shortList(names: readonly string[]): string {
  const [shown, others] = [names.slice(0, 2).join(', '), names.length - 2];
  return others > 0 ? `${shown} and ${countOf(others, 'other')}` : shown;
}

/** The names of tags that the viewer sees. */
export function placeOf(copy: Copy, tag_ids: readonly string[]): string {
  return tag_ids.flatMap((tag_id) => tagsById(copy).get(tag_id)?.name ?? []).join(', ');
}
