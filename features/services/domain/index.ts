export { checkFormula } from './formulas/formula-check.ts';
export type { CheckedNumber, FormulaCheck } from './formulas/formula-check.ts';
export { checkFile } from './formulas/check-file.ts';
export { amountText, gapText, unitOf } from './formulas/check-words.ts';
export { formulaUses } from './formulas/formula-uses.ts';
export { serviceState } from './service-state.ts';
export type { ServiceUse, ServiceMode } from './service-state.ts';
