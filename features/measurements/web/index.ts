export { AddMeasurementDialog } from './dialogs/add-measurement-dialog.tsx';
export { measurementToasts } from './measurement-toasts.ts';
export { useMeasurementDeeds } from './use-measurement-deeds.ts';
export type { MeasurementDeeds, SaveOutcome } from './use-measurement-deeds.ts';
