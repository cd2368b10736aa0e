export { stateWords } from './acclimatisation-texts.ts';
export { minutesText, shareText } from './acclimatisation-words.ts';
export { StateBadge } from './state-badge.tsx';
export {
  CrewAcclimatisationNote,
  loadShiftMarks,
  PersonAcclimatisationCard,
} from './lazy-parts.tsx';
