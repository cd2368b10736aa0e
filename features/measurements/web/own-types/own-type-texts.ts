import type { OwnTypeKind } from '#measurements/contract';
import { countOf } from '#packages/kit';

interface KindTexts {
  path: string;
  title: string;
  /** Singular, for sentences. */
  one: string;
  sentence: string;
  noneYet: string;
  about: string;
  /** What happens to the recorded values of a deleted one. */
  stays: string;
  counted: (measurements: number) => string;
}

/** Texts of each kind of type. */
export const ownTypeTexts: Readonly<Record<OwnTypeKind, KindTexts>> = {
  custom: {
    path: '/settings/measurement_custom',
    title: 'Custom measurement types',
    one: 'custom type',
    sentence: 'Your own tests in addition to the built-in ones, each with its unit.',
    noneYet:
      'Create a type for anything else you measure, such as urine specific gravity, grip strength or reaction time. It then appears in the form for new tests.',
    about: 'A test of this type has one value in this unit, and a chart on the page of a person.',
    stays: 'Existing tests stay as they are, but no new ones can be added.',
    counted: (count) => countOf(count, 'test'),
  },
  link: {
    path: '/settings/measurement_linked',
    title: 'Linked measurement types',
    one: 'linked type',
    sentence: 'Values recorded together with a test, such as body weight.',
    noneYet:
      'Create a type for any value recorded together with a test, such as body weight, urine colour or core temperature. It then appears as a field in the form for new tests.',
    about: 'Each test has at most one value of this type. Lists of tests show it as a column.',
    stays: 'Existing values stay as they are, but no new ones can be added.',
    counted: (count) => `Recorded with ${countOf(count, 'test')}`,
  },
};

/** Texts of both kinds. */
export const ownTypeWords = {
  created: (name: string) => `Type '${name}' has been created.`,
  saved: 'Type saved.',
  deleted: (name: string) => `Type '${name}' has been deleted.`,
  restored: (name: string) => `Type '${name}' has been restored.`,
  confirmDelete: (name: string, stays: string) => ({
    title: `Delete type '${name}'?`,
    text: stays,
    action: 'Delete',
    isDestructive: true,
  }),
  needsConnection: 'Connect to create and edit types.',
  signAbout: 'Shown next to the name of the type. An image replaces the icon.',
  unitKeeps: 'Existing values keep their numbers. They are not converted.',
  unreadable: 'Invalid image',
  absent: 'Measurement type not found',
} as const;
