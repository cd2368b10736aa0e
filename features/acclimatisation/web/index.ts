export {
  CrewAcclimatisationNote,
  loadShiftMarks,
  PersonAcclimatisationCard,
} from './lazy-parts.tsx';
