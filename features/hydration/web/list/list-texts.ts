import type { MeasurementType } from '#measurements/contract';
import { countOf } from '#packages/kit';

/** Words and sentences of the list of tests. */
export const listTexts = {
  title: 'Measurements',
  /** Words of the tabs; an own kind has its name. */
  tabs: {
    sosm: 'Hydration',
    sosm_baseline: 'Baseline',
    sweat: 'Sweat',
    ET: 'ET',
    EZ: 'EZ',
  } satisfies Record<Exclude<MeasurementType, 'custom'>, string>,
  none: 'No test yet',
  noneAbout: 'Every test of this kind will stand here, newest first.',
  noneRemoved: 'Nothing removed',
  noneRemovedAbout: 'Tests of this kind that are removed will stand here, and can be brought back.',
  noMatch: 'No test of this kind fits these dates and people.',
  noneHere: 'No test in these days',
  noneThen: 'There are older ones.',
  removedTests: 'Removed tests',
  backToTests: 'Back to the tests',
  allTime: 'Show all time',
  removedWord: 'Removed',
  highWord: 'Check reading',
  highHelp:
    'Higher than saliva should be. The test counts until somebody marks it; marking it valid or invalid takes this sign away.',
  checkedWord: 'Checked',
  checkedHelp: 'Checked: whoever typed the value confirmed it, or somebody has marked the test.',
  tests: (count: number) => countOf(count, 'test'),
} as const;
