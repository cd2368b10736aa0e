export { AnswerList } from './assessment/answer-list.tsx';
export { ChoiceField } from './assessment/choice-field.tsx';
export { FactorField } from './assessment/factor-field.tsx';
export { DriversCard } from './assessment/score-card.tsx';
export { CategoryChip } from './category-chip.tsx';
export { CategoryMark } from './category-mark.tsx';
export { loadJobLooks, riskTab } from './job-pages.ts';
