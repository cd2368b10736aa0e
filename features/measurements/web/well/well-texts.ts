import { noDrinkMinutes } from '#measurements/domain';

const minutes = String(noDrinkMinutes);

/** Sentences about measuring well. */
export const wellTexts = {
  title: 'Before a saliva test',
  rule: `No food and no drink for ${minutes} minutes: a sip lowers the value.`,
  start: `Start ${minutes} minutes`,
  told: 'Already waited',
  stop: 'Stop',
  left: (time: string) => `${time} to go`,
  timed: `The ${minutes} minutes are over.`,
  toldOver: `Noted: ${minutes} minutes without food and drink have passed.`,
  again: 'Start again',
  tooEarly: (time: string) => `The ${minutes} minutes are not over: ${time} to go`,
  nearTitle: 'Measured twice?',
  near: (value: string, minutesAway: number) =>
    `There is a test of ${value} ${
      minutesAway === 0 ? 'of the same minute' : `${String(minutesAway)} min away`
    }. Two tests within 10 minutes tell the same.`,
  both: 'Keep both',
  newer: 'Keep the newer',
  mayNotMark: 'The earlier test is not yours to change, or was not sent yet.',
} as const;
