import { hydrationWords } from '#hydration/domain';
import type { HydrationBounds } from '#hydration/domain';
import { metadataFacts, surveyAnswers } from '#measurements/domain';
import type { MetadataFact, SurveyAnswer } from '#measurements/domain';
import type { Measurement } from '#measurements/contract';
import { baseline as baselineShape } from '#measurements/contract';
import { linksOfTests, measurementIndex } from '#measurements/offline';
import { canViewRawData } from '#permissions/domain';
import { viewerOf } from '#permissions/offline';
import { defineRead } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import { baselineOfTest, boundsOfTest } from '../bounds-in-force.ts';
import { hidesValues } from '../hidden-values.ts';
import { changeSince } from './change-since.ts';
import type { ChangeSince } from './change-since.ts';
import { namedKinds } from './list-kinds.ts';
import type { NamedKind } from './list-kinds.ts';
import { listedTest, placeOf } from './listed-test.ts';
import type { ListedTest, TestPlace } from './listed-test.ts';

/** A test with all its data. */
export interface TestDetails extends ListedTest {
  kind: NamedKind;
  /** 'Mildly Dehydrated'; empty for types without a status. */
  statusWord: string;
  facts: MetadataFact[];
  answers: SurveyAnswer[];
  place: TestPlace | null;
  /** The bounds of its status; null for all but saliva, and if the person's values are hidden. */
  judgedBy: { bounds: HydrationBounds; mean: number | null; tests: number } | null;
  /** Difference to the previous test; only for saliva. */
  change: ChangeSince | null;
  /** Only for a baseline: its values in mOsm. */
  baseline: { mean: number; std: number; values: number[] } | null;
  linkedValues: { name: string; unit: string; value: number }[];
  /** Raw data of the device as text; for admins, null if there is none. */
  raw: string | null;
}

/** A complete test; null if it is not in the copy. */
export const testDetails = defineRead({
  name: 'hydration.test_details',
  tables: [
    'measurements',
    'users',
    'tags',
    'permissions',
    'custom_measurement_types',
    'link_measurements',
    'link_measurement_types',
  ],
  async run(
    copy,
    { measurement_id }: { measurement_id: string },
    { user_id },
  ): Promise<TestDetails | null> {
    const index = measurementIndex(copy);
    const slot = index.slotOf(measurement_id);
    if (slot < 0) return null;
    const viewer = viewerOf(copy, user_id);
    const [row, test] = await Promise.all([listedTest(copy, viewer, slot), index.cold(slot)]);
    const { metadata } = test;
    return {
      ...row,
      kind: kindOf(copy, test),
      statusWord: row.state === null ? row.band : hydrationWords[row.state].long,
      facts: metadataFacts(metadata),
      answers: surveyAnswers(metadata['survey']),
      place: placeOf(metadata),
      judgedBy:
        test.type === 'sosm' && !hidesValues(copy, test.user_id) ? judgedBy(copy, slot) : null,
      change: test.type === 'sosm' ? changeSince(copy, slot) : null,
      baseline:
        test.type === 'sosm_baseline'
          ? (baselineShape.safeParse(metadata.baseline).data ?? null)
          : null,
      linkedValues: linksOf(copy, measurement_id),
      raw: canViewRawData(viewer) ? rawText(test.raw_data) : null,
    };
  },
});

function kindOf(copy: Copy, { type, custom_id, value_f }: Measurement): NamedKind {
  const kind = namedKinds(copy).find(
    (each) => each.type === type && each.custom_id === (type === 'custom' ? custom_id : null),
  );
  // For a deleted type the unit is taken from the text of the value.
  return kind ?? { type, custom_id, name: 'Measurement', unit: value_f.replace(/^[\d.,\s-]+/, '') };
}

function judgedBy(copy: Copy, slot: number): TestDetails['judgedBy'] {
  const { mean, count, slot: source } = baselineOfTest(copy, slot);
  const isPersonal = source !== null && count > 0;
  return {
    bounds: boundsOfTest(copy, slot),
    mean: isPersonal ? mean : null,
    tests: isPersonal ? count : 0,
  };
}

function linksOf(copy: Copy, measurement_id: string): TestDetails['linkedValues'] {
  const { types, valuesOf } = linksOfTests(copy, [measurement_id]);
  const values = valuesOf(measurement_id);
  return types.flatMap(({ id, name, unit }) => {
    const value = values[id];
    return value === undefined ? [] : [{ name, unit, value }];
  });
}

function rawText(raw: unknown): string | null {
  if (raw === null || raw === undefined) return null;
  return typeof raw === 'string' ? raw : JSON.stringify(raw, null, 2);
}
