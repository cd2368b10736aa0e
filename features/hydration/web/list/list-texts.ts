import type { MeasurementType } from '#measurements/contract';
import { countOf } from '#packages/kit';

/** Texts of the list of tests. */
export const listTexts = {
  title: 'Measurements',
  /** Labels of the tabs; a custom type has its own name. */
  tabs: {
    sosm: 'Hydration',
    sosm_baseline: 'Baseline',
    sweat: 'Sweat',
    ET: 'ET',
    EZ: 'EZ',
  } satisfies Record<Exclude<MeasurementType, 'custom'>, string>,
  none: 'No tests yet',
  noneAbout: 'Tests of this type appear here, newest first.',
  noneRemoved: 'No removed tests',
  noneRemovedAbout: 'Removed tests of this type appear here and can be restored.',
  noMatch: 'No tests of this type match these dates and people.',
  noneHere: 'No tests on these days',
  noneThen: 'There are older tests.',
  removedTests: 'Removed tests',
  backToTests: 'Back to tests',
  allTime: 'Show all time',
  removedWord: 'Removed',
  highWord: 'Check reading',
  highHelp:
    'Higher than expected for saliva. The test counts unless it is marked invalid. Marking it valid or invalid removes this note.',
  checkedWord: 'Checked',
  checkedHelp:
    'Checked: the value was confirmed when it was entered, or the test was marked valid or invalid.',
  tests: (count: number) => countOf(count, 'test'),
} as const;
