export { stateWords } from './acclimatisation-texts.ts';
export { minutesText, shareText } from './acclimatisation-words.ts';
export { StateBadge } from './state-badge.tsx';
export { CrewAcclimatisationNote, PersonAcclimatisationCard } from './lazy-parts.tsx';
export { loadShiftMarks } from './load-shift-marks.ts';
