/** Sentences of the risk per location that are its screen's own. */
export const locationTexts = {
  title: 'Risk per location',
  help: 'People at the level of risk that their jobs have now, by the weather of each location. Somebody with two jobs counts in both. The switch counts jobs instead.',
  counted: 'What is counted',
  counting: (counted: 'workers' | 'jobs') =>
    `${counted === 'workers' ? 'Workers' : 'Jobs'} per location and level of risk`,
  workers: 'Workers',
  jobs: 'Jobs',
  location: 'Location',
  none: 'No risk to show now',
  noneAbout:
    'A risk needs an assessed job with people, at a location with coordinates and weather.',
  ofJob: (count: string, what: string) =>
    `${count} ${what} at high risk because of the job, not the weather`,
  unassessed: (count: string, isOne: boolean) =>
    `${count} ${isOne ? 'worker' : 'workers'} not assessed`,
  unknown: (count: string, isOne: boolean) =>
    `${count} ${isOne ? 'location' : 'locations'} without weather`,
} as const;
