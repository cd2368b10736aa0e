import type { RiskFactor } from '#tags/contract';

/** Messages about the risk assessment of a job. */
export const jobMessages = {
  incomplete: 'Please select all options to best describe your workplace.',
  notJob: 'This tag is not a job',
  update: 'Update',
} as const;

/** Names of the categories of a job's risk score. */
export const categoryNames = {
  none: 'No Assessment',
  very_low: 'Very Low',
  low: 'Low',
  moderate: 'Moderate',
  high: 'High',
  extreme: 'Extreme',
} as const;
export type RiskCategory = keyof typeof categoryNames;

type Choices = readonly (readonly [value: number, label: string])[];

const levels = (...labels: [string, string, string, string]): Choices =>
  labels.map((label, level) => [level, label]);

/** The question of each factor, and its answers with points. */
export const factorTexts: Readonly<Record<RiskFactor, { title: string; choices: Choices }>> = {
  _sun_exposure: {
    title: 'Sun exposure',
    choices: levels('Indoors', 'Full shade', 'Part shade', 'No shade'),
  },
  _work_area_surface: {
    title: 'Work area surface',
    choices: levels('Neutral', 'Warm on contact', 'Hot on contact', 'Burn on contact'),
  },
  _exposure_period: {
    title: 'Exposure period',
    choices: levels('Under 30 min', '30 min to 1 h', '1 to 2 h', 'Over 2 h'),
  },
  _confined_space: {
    title: 'Confined space',
    choices: levels('No', 'Partly enclosed, ventilated', 'Enclosed, poor air', 'Yes'),
  },
  _task_complexity: {
    title: 'Task complexity',
    choices: levels('Routine', 'Simple', 'Moderate', 'Complex'),
  },
  _stairs: {
    title: 'Climbing stairs or ladders',
    choices: levels('None', 'One level', 'Two levels', 'More than two levels'),
  },
  _distance_from_cool_rest_area: {
    title: 'Distance from cool rest area',
    choices: levels('Under 10 m', '10 to 50 m', '50 to 100 m', 'Over 100 m'),
  },
  _distance_from_drinking_water: {
    title: 'Distance from drinking water',
    choices: levels('Under 10 m', '10 to 30 m', '30 to 50 m', 'Over 50 m'),
  },
  _clothing: {
    title: 'Clothing',
    choices: levels('Minimal', 'Single layer, light', 'Single layer, moderate', 'Multiple layers'),
  },
  _understanding_of_dehydration: {
    title: 'Understanding of dehydration',
    choices: levels('Trained', 'Trained over 12 months ago', 'Briefing only', 'No training'),
  },
  _respiratory_protection: {
    title: 'Respiratory protection',
    choices: levels('None', 'Disposable half face', 'Rubber half face', 'Full face'),
  },
  _acclimatisation: {
    title: 'Acclimatisation',
    choices: levels('Acclimatised', 'Day 4 or later', 'Days 2 to 3', 'Unacclimatised'),
  },
  _metabolic_work_rate: {
    title: 'Metabolic work rate',
    choices: [
      [2, 'Light'],
      [4, 'Moderate'],
      [6, 'Heavy'],
    ],
  },
};

/** Examples of work for each metabolic rate. */
export const workExamples: Readonly<Record<2 | 4 | 6, string>> = {
  2: 'Sitting or standing to control machines, sorting by hand',
  4: 'Sustained hammering, handling moderately heavy material',
  6: 'Pick and shovel work, carrying loads up stairs',
};
