/** Messages about testing strategies, shared by server and screens. */
export const strategyMessages = {
  testsPerDay: 'Tests per day must be a whole number from 1 to 24',
  minGap: 'Minimum time between tests must be a whole number of minutes from 0 to 1440',
  retestAfter: 'Re-test after must be a whole number of minutes from 1 to 1440',
  noMoment: 'Select at least one time',
  whose: 'A strategy must be for everybody, for one tag or for one person',
  tagUnknown: 'Tag not found',
  personUnknown: 'Person not found',
  taken: 'A strategy for this tag or person already exists',
  notFound: 'This strategy no longer exists',
} as const;
