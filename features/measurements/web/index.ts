export { AddMeasurementDialog } from './dialogs/add-measurement-dialog.tsx';
export { ChangeQueuedDialog } from './dialogs/change-queued-dialog.tsx';
export { loadTagParts } from './load-tag-parts.ts';
export { useBaselineDeeds } from './use-baseline-deeds.ts';
export { useQueuedTests } from './use-queued-tests.ts';
export { useValidity } from './use-validity.ts';
