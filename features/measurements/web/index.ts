export { measurementFeature } from './feature.ts';
export { AfterTestProvider, useAfterTest } from './after-test/after-test.ts';
export type { AfterTest, AfterTestProps, SavedTest } from './after-test/after-test.ts';
export { testActionTexts } from './actions/test-action-texts.ts';
export type { ActionTest } from './actions/test-actions.ts';
export { useTestActions } from './actions/use-test-actions.ts';
export {
  AddAnyMeasurementButton,
  AddMeasurementButton,
  AddRetestButton,
} from './dialogs/add-measurement-dialog.tsx';
export { AddMeasurement } from './dialogs/add-measurement.tsx';
export { QuickTest, waitedKey } from './dialogs/quick-test.tsx';
export type { SavedQuickTest } from './dialogs/quick-test.tsx';
export { ChangeQueuedDialog } from './dialogs/change-queued-dialog.tsx';
export { FilterSentence } from './filter/filter-sentence.tsx';
export { peopleWords } from './filter/people-words.ts';
export { sentenceParts } from './filter/sentence-parts.ts';
export { ViewFilter } from './filter/view-filter.tsx';
export { useBaselineActions } from './use-baseline-actions.ts';
export { useQueuedTests } from './use-queued-tests.ts';
export { useValidity } from './use-validity.ts';
