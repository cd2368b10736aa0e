export { openedTimeProblem } from './opened-time.ts';
export { nothingOpened, openedWith } from './opened-today.ts';
export type { OpenedToday } from './opened-today.ts';
