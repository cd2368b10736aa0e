export { AddMeasurementDialog } from './dialogs/add-measurement-dialog.tsx';
export { useValidity } from './use-validity.ts';
