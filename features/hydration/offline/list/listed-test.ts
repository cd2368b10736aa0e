import { sweatBand, sweatWords } from '#hydration/domain';
import type { HydrationState } from '#hydration/domain';
import type { Measurement, MeasurementMetadata } from '#measurements/contract';
import { linksOfTests, measurementIndex } from '#measurements/offline';
import { checksHighReadings, personName } from '#people/domain';
import type { Label } from '#people/domain';
import type { User } from '#people/contract';
import { peopleById } from '#people/offline';
import type { Viewer } from '#permissions/contract';
import {
  canDeleteMeasurements,
  canEditMeasurements,
  canViewPerson,
  canViewValues,
} from '#permissions/domain';
import type { Copy, Unsent } from '#packages/sync/offline';
import { tagsById } from '#tags/offline';
import { boundsOfTest } from '../bounds-in-force.ts';
import { stateOfTest } from '../latest-tests.ts';
import { hydrationType } from '../test-slots.ts';

/** One row of the list of tests. */
export interface ListedTest {
  measurement_id: string;
  user_id: string;
  /** The person's current name; if the person is not in the copy, the name stored in the test. */
  person: string;
  /** The viewer can open the person's page. */
  isLinked: boolean;
  /** Milliseconds since 1970. */
  time: number;
  /** In the unit of its type; NaN if the organisation hides it from the viewer. */
  value: number;
  /** The hydration state of a saliva test; null for other types. */
  state: HydrationState | null;
  /** 'Low'; empty for types without bands. */
  band: string;
  valid: boolean;
  /** False if it was removed. */
  active: boolean;
  /** Above the usual range of saliva, and nobody has confirmed or rejected it yet. */
  isHigh: boolean;
  /** The user confirmed the value when asked, or somebody has marked the test. */
  isChecked: boolean;
  /** Also tags that the viewer does not see. */
  tag_ids: string[];
  labels: Label[];
  /** Labels of the person at the time of the test. */
  personLabels: Label[];
  measured_by: string;
  device_serial: string;
  /** Where it was taken: degrees, or a location tag of the test. */
  location: string;
  notes: string;
  /** Linked values by the id of their type. */
  links: Readonly<Record<string, number>>;
  /** Queue state of a test that the server does not have yet; null for all others. */
  unsent: Unsent | null;
  /** `note`: the viewer sees the notes, so they may change them. */
  may: { edit: boolean; remove: boolean; note: boolean };
}

/** The row of a slot. */
export async function listedTest(copy: Copy, viewer: Viewer, slot: number): Promise<ListedTest> {
  const index = measurementIndex(copy);
  const test = await index.cold(slot);
  const person = peopleById(copy).get(test.user_id);
  const labels = labelsOf(copy, test.tag_ids);
  const valid = Boolean(index.valid[slot]);
  const { metadata } = test;
  return {
    measurement_id: test.measurement_id,
    user_id: test.user_id,
    person: personName(person ?? test),
    isLinked: person !== undefined && person.active && canViewPerson(viewer, person),
    time: index.created[slot] ?? 0,
    value: test.value ?? Number.NaN,
    state: test.type === 'sosm' ? stateOfTest(copy, slot) : null,
    band:
      valid && test.type === 'sweat' && test.value !== null
        ? sweatWords[sweatBand(test.value)]
        : '',
    valid,
    active: test.active,
    isHigh: needsLook(copy, slot, metadata),
    isChecked: metadata['checked'] === true,
    tag_ids: test.tag_ids,
    labels,
    personLabels: labelsOf(copy, test.user_tag_ids),
    measured_by: nameOfMeasurer(test),
    device_serial: metadata.device_serial ?? '',
    location: placeText(metadata) || locationOf(labels),
    notes: metadata.notes ?? '',
    links: linksOfTests(copy, []).valuesOf(test.measurement_id),
    unsent: copy.unsent('measurements').get(test.measurement_id) ?? null,
    may: mayOf(viewer, test.user_id, person),
  };
}

/** Labels of a test by name, without deleted ones. */
function labelsOf(copy: Copy, tag_ids: readonly string[]): Label[] {
  const tags = tagsById(copy);
  return tag_ids
    .flatMap((id) => tags.get(id) ?? [])
    .map(({ tag_id, name, type }) => ({ tag_id, name, type }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Who took a test, by name. */
function nameOfMeasurer(test: Measurement): string {
  return `${test.measured_by_name_first ?? ''} ${test.measured_by_name_last ?? ''}`.trim();
}

/** What the viewer may do with a person's test. */
function mayOf(viewer: Viewer, user_id: string, person: User | undefined) {
  const subject = person ?? { user_id, tag_ids: [] };
  return {
    edit: canEditMeasurements(viewer, subject),
    note: canEditMeasurements(viewer, subject) && canViewValues(viewer, subject),
    remove: canDeleteMeasurements(viewer, subject),
  };
}

function locationOf(labels: readonly Label[]): string {
  return labels
    .filter(({ type }) => type === 'location')
    .map(({ name }) => name)
    .join(', ');
}

/**
 * True for a saliva value above the highest bound that nobody has marked as valid or invalid. The
 * check can be turned off in a person's form.
 */
function needsLook(copy: Copy, slot: number, metadata: MeasurementMetadata): boolean {
  const index = measurementIndex(copy);
  if (index.type[slot] !== hydrationType || !index.valid[slot] || !index.active[slot]) return false;
  if (metadata['checked'] === true) return false;
  const value = index.value[slot] ?? 0;
  // A hidden value is checked by somebody who sees it.
  if (Number.isNaN(value) || value <= boundsOfTest(copy, slot).max) return false;
  const person = peopleById(copy).get(index.userIds[index.user[slot] ?? -1] ?? '');
  return person !== undefined && checksHighReadings(person.metadata ?? {});
}

/** Coordinates in degrees. */
export interface TestPlace {
  lat: number;
  lon: number;
}

/** Where a test was taken, as its device recorded it; null if missing or invalid. */
export function placeOf(metadata: Record<string, unknown>): TestPlace | null {
  const [lat, lon] = [numberOf(metadata['latitude']), numberOf(metadata['longitude'])];
  if (lat === null || lon === null || Math.abs(lat) > 90 || Math.abs(lon) > 180) return null;
  return { lat, lon };
}

/** '31.9523° S, 115.8613° E'; empty if unknown. Four decimals are eleven metres. */
export function placeText(metadata: Record<string, unknown>): string {
  const place = placeOf(metadata);
  if (place === null) return '';
  const { lat, lon } = place;
  return `${degrees(lat)} ${lat < 0 ? 'S' : 'N'}, ${degrees(lon)} ${lon < 0 ? 'W' : 'E'}`;
}

function degrees(value: number): string {
  return `${Math.abs(value).toFixed(4)}°`;
}

/** Some devices write numbers as text. */
function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}
