import { clothings, restPlaces } from '#heat/domain';
import { param, searchReader } from '#packages/kit';

/** Choices about a crew in the URLs of the crew card and of the planner. */
export const crewChoices = {
  clothing: param.oneOf(clothings),
  /** Acclimatisation; by default that of the job's assessment. */
  used: param.oneOf(['acclimatised', 'unacclimatised', 'unknown']),
  /** Place of rest; by default in the shade. */
  rest: param.oneOf(restPlaces),
};

/** The choices in the URL of the crew card; invalid values are left out. */
export const crewSearch = searchReader({
  ...crewChoices,
  /** The location. */
  crew_card: param.or(param.text(), ''),
  job: param.text(),
  date: param.date,
});
export type CrewSearch = ReturnType<typeof crewSearch>;
