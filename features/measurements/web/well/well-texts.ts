import { noDrinkMinutes } from '#measurements/domain';

const minutes = String(noDrinkMinutes);

/** Sentences about measuring well. */
export const wellTexts = {
  title: 'Before a saliva test',
  rule: `No food and no drink for ${minutes} minutes: a sip lowers the value.`,
  last: 'Last food or drink',
  justNow: 'Just now',
  ago: (some: number) => `${String(some)} min ago`,
  longAgo: `${minutes}+ min ago`,
  change: 'Change',
  left: (time: string) => `${time} to go`,
  timed: `The ${minutes} minutes are over.`,
  told: `Noted: ${minutes} minutes without food and drink have passed.`,
  anyway: 'Record anyway',
  anywayWhy: 'The value may be too low. The test tells that nobody waited.',
  unsaid: 'Say when the last food or drink was, or record it anyway',
  tooEarly: `The ${minutes} minutes are not over yet`,
  earlier: 'This test was taken earlier: there is nothing to wait for.',
  nearTitle: 'Measured twice?',
  near: (value: string, minutesAway: number) =>
    `There is a test of ${value} ${
      minutesAway === 0 ? 'of the same minute' : `${String(minutesAway)} min away`
    }. Two tests within 10 minutes tell the same.`,
  both: 'Keep both',
  newer: 'Keep the newer',
  mayNotMark: 'The earlier test is not yours to change.',
  noLine: 'The earlier test can be marked once there is a connection.',
  olderCounts: 'The earlier test still counts',
} as const;
