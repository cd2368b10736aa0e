/** Texts of the risk per location. */
export const locationTexts = {
  title: 'Risk per location',
  help: 'People by the current risk level of their jobs, based on the weather at each location. A person with two jobs counts in both. Use the switch to count jobs instead.',
  counted: 'Count by',
  counting: (counted: 'workers' | 'jobs') =>
    `${counted === 'workers' ? 'Workers' : 'Jobs'} by location and risk level`,
  workers: 'Workers',
  jobs: 'Jobs',
  location: 'Location',
  none: 'No risk to show now',
  noneAbout:
    'Risk is shown for assessed jobs with people, at locations with coordinates and weather.',
  ofJob: (count: string, what: string) =>
    `${count} ${what} at high risk because of the job, not the weather`,
  unassessed: (count: string, isOne: boolean) =>
    `${count} ${isOne ? 'worker' : 'workers'} not assessed`,
  unknown: (count: string, isOne: boolean) =>
    `${count} ${isOne ? 'location' : 'locations'} without weather`,
} as const;
