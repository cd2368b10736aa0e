import type { OwnTypeKind } from '#measurements/contract';
import { countOf } from '#packages/kit';

interface KindTexts {
  path: string;
  title: string;
  /** One of them, as sentences name it. */
  one: string;
  sentence: string;
  noneYet: string;
  about: string;
  /** What becomes of what was recorded with a deleted one. */
  stays: string;
  counted: (measurements: number) => string;
}

/** What is said of each kind of type in its own words. */
export const ownTypeTexts: Readonly<Record<OwnTypeKind, KindTexts>> = {
  custom: {
    path: '/settings/measurement_custom',
    title: 'Custom measurement types',
    one: 'custom type',
    sentence: 'Tests of your own beside hydration, sweat and strips, each with its unit.',
    noneYet:
      'Urine specific gravity, grip strength, reaction time: what you measure beside hydration gets its own type here, and then stands in the form of a new measurement.',
    about: 'A test of this type has one value in this unit, and a chart on the page of a person.',
    stays: 'Its tests stay as they are; new ones cannot be added.',
    counted: (count) => countOf(count, 'measurement'),
  },
  link: {
    path: '/settings/measurement_linked',
    title: 'Linked measurement types',
    one: 'linked type',
    sentence: 'Figures that are recorded together with a test, such as body weight.',
    noneYet:
      'Body weight, urine colour, core temperature: a figure that is taken together with a test gets its own type here, and then a field in the form of every new measurement.',
    about: 'Each test has at most one value of this type. Lists of tests show it as a column.',
    stays: 'Its values stay as they are; new ones cannot be added.',
    counted: (count) => `Recorded with ${countOf(count, 'test')}`,
  },
};

/** Sentences of both kinds. */
export const ownTypeWords = {
  created: (name: string) => `Type '${name}' has been created.`,
  saved: 'Type saved.',
  deleted: (name: string) => `Type '${name}' has been deleted.`,
  restored: (name: string) => `Type '${name}' is back.`,
  confirmDelete: (name: string, stays: string) =>
    `Are you sure you want to delete type '${name}'? ${stays}`,
  needsLine: 'Making and changing types needs a connection.',
  signAbout:
    'Shown beside the name wherever the type stands. An image takes the place of the icon.',
  unitKeeps: 'Values that were recorded before keep their numbers: nothing is converted.',
  unreadable: 'Invalid image',
  absent: 'Measurement type not found',
} as const;
