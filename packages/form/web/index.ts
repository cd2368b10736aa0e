export { SectionForm } from './section-form.tsx';
export { isConflict, useOverwriteQuestion } from './use-overwrite-question.ts';
export { useSave } from './use-save.ts';
export { showFailure, useWrite } from './use-write.ts';
export { useWrongField } from './use-wrong-field.ts';
export type { Errors, Refused, Write } from './use-write.ts';
