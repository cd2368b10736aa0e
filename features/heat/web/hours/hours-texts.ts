import type { NoStart } from '#heat/domain';

/** Texts of the best-hours planner. */
export const hoursTexts = {
  title: 'Best hours',
  open: 'Best hours',
  move: 'Move the shift',
  job: 'Job',
  length: 'Length of the shift',
  notBefore: 'Earliest start',
  notAfter: 'Latest start',
  grid: 'Risk by the hour',
  how: 'Drag the shift to other hours, or move it with the arrow keys.',
  help: 'Each row is a day at this location, each cell the risk of the job in one hour. Drag the shift, or focus it and use the keys: left and right by an hour, up and down by a day, Home and End to the limits of the day, Escape to cancel a drag. A risk-hour is an hour at high or extreme risk. The best start has the fewest hours of no work by WBGT and heat strain, then the fewest extreme hours, then the fewest high ones, then the smallest sum of risks.',
  day: 'Day',
  best: 'Best start',
  today: 'Today',
  sum: 'Sum of risks',
  noWork: 'No work',
  noWorkAbout: 'WBGT or heat strain allows no work in this hour.',
  unadvised: 'No advice',
  advice: 'Work and rest in the shift',
  card: 'Crew card',
  noRules:
    'Without the rule packs of the location. They can ask for more rest or stop the work: see the crew card.',
  unknown: 'Unknown',
  notPossible: 'No shift of this length can still start within the forecast.',
  noJobs: 'No assessed jobs here',
  noJobsAbout:
    'Assess a job and add people to this location. The job’s factors determine the risk.',
  noWeather: 'No forecast for this location',
  noWeatherAbout: 'It arrives with the next sync.',
  noPlace: 'Location not found',
  noPlaceAbout: 'It has no coordinates, or you do not have permission to see it.',
} as const;

/** Why a day has no best start. */
export const noStartTexts: Readonly<Record<NoStart, string>> = {
  begun: 'Too late',
  beyond: 'Forecast ends',
  unknown: 'Unknown',
};

/** The same in detail. */
export const noStartAbout: Readonly<Record<NoStart, string>> = {
  begun: 'All start times within the limits have passed.',
  beyond: 'The forecast ends before the shift does, or it covers no start within the limits.',
  unknown: 'The risk of some hours is unknown.',
};
