export { computeFigures } from './compute-figures.ts';
export type { AlertFact, ComplianceFacts, CountedPerson, PlaceOfWork } from './facts.ts';
export { figureRowsOf } from './figure-rows.ts';
export { shiftMargin, shiftsByPerson, testsOfDays, testsOfShifts } from './planned-tests.ts';
export type { NotePlanned, Span } from './planned-tests.ts';
export { bandOf, percentOf, scoreOf } from './scores.ts';
