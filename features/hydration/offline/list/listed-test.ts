import { sweatBand, sweatWords } from '#hydration/domain';
import type { HydrationState } from '#hydration/domain';
import type { Measurement } from '#measurements/contract';
import { linksOfTests, measurementIndex } from '#measurements/offline';
import { personName } from '#people/domain';
import type { Label } from '#people/domain';
import type { User } from '#people/contract';
import { peopleById } from '#people/offline';
import type { Viewer } from '#permissions/contract';
import { canDeleteMeasurements, canEditMeasurements, canViewPerson } from '#permissions/domain';
import type { Copy, Unsent } from '#packages/sync/offline';
import { tagsById } from '#tags/offline';
import { stateOfTest } from '../latest-tests.ts';
import { needsLook } from '../needs-look.ts';
import { placeText } from './place-text.ts';

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
  /** In the unit of its type. */
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
  may: { edit: boolean; remove: boolean };
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
    value: test.value,
    state: test.type === 'sosm' ? stateOfTest(copy, slot) : null,
    band: valid && test.type === 'sweat' ? sweatWords[sweatBand(test.value)] : '',
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
    remove: canDeleteMeasurements(viewer, subject),
  };
}

function locationOf(labels: readonly Label[]): string {
  return labels
    .filter(({ type }) => type === 'location')
    .map(({ name }) => name)
    .join(', ');
}
