export { fileKind, isSheetName } from './file-kind.ts';
export type { FileKind } from './file-kind.ts';
export { verifiedRow, verifyRows } from './verify-rows.ts';
export type { ReadyRow } from './verify-rows.ts';
export { readVerifyAnswer } from './verify-answer.ts';
export {
  actionCounts,
  firstTicked,
  hasProblem,
  problemsFile,
  problemsOf,
  tagText,
} from './row-choice.ts';
