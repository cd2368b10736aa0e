import { noDrinkMinutes } from '#measurements/domain';

const minutes = String(noDrinkMinutes);

/** Texts about measuring correctly. */
export const guidanceTexts = {
  title: 'Before a saliva test',
  rule: `No food or drink for ${minutes} minutes. Even a sip lowers the value.`,
  last: 'Last food or drink',
  justNow: 'Just now',
  ago: (some: number) => `${String(some)} min ago`,
  longAgo: `${minutes}+ min ago`,
  change: 'Change',
  left: (time: string) => `${time} to go`,
  timed: `The ${minutes} minutes are over.`,
  stated: `Noted: ${minutes} minutes without food or drink have passed.`,
  anyway: 'Record anyway',
  anywayWhy: 'The value may be too low. The test will show that the wait was skipped.',
  unsaid: 'Enter when the last food or drink was, or record the test anyway',
  tooEarly: `The ${minutes} minutes are not over yet`,
  earlier: 'This test was taken earlier, so there is no need to wait.',
  nearTitle: 'Measured twice?',
  hidden: 'this kind (value hidden by your organisation)',
  near: (value: string, minutesAway: number) =>
    `A test of ${value} was taken ${
      minutesAway === 0 ? 'in the same minute' : `within ${String(minutesAway)} min of this one`
    }. Two tests within 10 minutes give the same information.`,
  both: 'Keep both',
  newer: 'Keep the newer',
  mayNotMark: 'You do not have permission to change the earlier test.',
  noLine: 'Connect to mark the earlier test.',
  olderCounts: 'The earlier test still counts',
} as const;
