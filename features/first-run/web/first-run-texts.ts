import type { FirstStep } from '#first-run/domain';
import { countOf } from '#packages/kit';

/** Texts of the first steps. */
export const firstRunTexts = {
  title: 'First steps',
  done: 'Done',
  next: 'Next',
  hide: 'Hide',
  hidden: 'First steps hidden. They are in the settings.',
  show: 'Show on my start screen',
  shown: 'The first steps are on the start screen.',
  shownAbout: 'They disappear from the start screen when all are done, or when you hide them.',
  allDone: 'All steps are done.',
  count: (done: number, all: number) => `${String(done)} of ${String(all)} done`,
  about:
    'What your organisation needs for tests and advice in the heat. Each step is ticked by what exists.',
  notPermitted: 'Only admins set an organisation up.',
  offline: 'Connect to save.',
} as const;

interface StepTexts {
  readonly title: string;
  readonly about: string;
  /** The action that opens the step, and the one for more once it is done. */
  readonly action: string;
  readonly more: string;
}

/** Texts of each step. */
export const stepTexts: Readonly<Record<FirstStep, StepTexts>> = {
  site: {
    title: 'Time zone and first site',
    about: 'A location on the map has its weather and heat risk.',
    action: 'Add a site',
    more: 'Add another site',
  },
  job: {
    title: 'First job',
    about: 'How hard and how hot the work is decides work, rest and water.',
    action: 'Add a job',
    more: 'Add another job',
  },
  crew: {
    title: 'Your crew',
    about: 'By typing names, from a spreadsheet, or with an invitation link.',
    action: 'Add people',
    more: 'Add more people',
  },
  test: {
    title: 'First test',
    about: 'The first hydration value of somebody in your crew.',
    action: 'Add a test',
    more: 'Add another test',
  },
  card: {
    title: 'Crew card of tomorrow',
    about:
      'Hour by hour how long your crew works, rests and drinks, to print or to read on a phone.',
    action: 'See what is missing',
    more: 'Open crew card',
  },
};

/** Texts of the site step. */
export const siteTexts = {
  form: 'New site',
  zone: 'Time zone of the organisation',
  name: 'Name of the site',
  nameAbout: 'At least 4 characters, such as North Pit.',
  map: 'the new site',
  noPlace: 'Choose a place: search for a town, or click on the map',
  save: 'Save site',
  saved: (name: string) => `Site ${name} added.`,
  chosen: (lat: string, lon: string) => `Chosen: ${lat}, ${lon}`,
} as const;

/** Texts of the job step. */
export const jobTexts = {
  form: 'New job',
  name: 'Name of the job',
  nameAbout: 'At least 4 characters, such as Concrete pour.',
  preset: 'How demanding is it?',
  presetAbout:
    'Sets typical answers of the risk assessment. If you are not sure, choose the higher one. You can refine all 13 answers later.',
  noPreset: 'Choose how demanding the job is',
  save: 'Save job',
  saved: (name: string) => `Job ${name} added.`,
  refine: 'Refine the risk assessment',
} as const;

/** Texts of the crew, test and card steps. */
export const crewTexts = {
  names: 'Type names',
  file: 'Import a spreadsheet',
  fileAbout: 'Up to 5000 people with their jobs, locations and emails.',
  invite: 'Invite by a link',
  inviteAbout: 'People register themselves and choose their own password.',
  noCrew: 'Add your crew first.',
  noPerson: 'For whom is there a crew card? Somebody needs both a site and a job.',
  toPeople: 'Go to People',
  open: 'Open crew card',
} as const;

/** Texts about sample data. */
export const sampleTexts = {
  offer: 'Only looking around?',
  add: 'Add sample data',
  addAbout:
    'A sample site with two jobs, 12 people named Sample and a week of tests. It can be removed at any time.',
  added: 'Sample data added.',
  has: (people: number) => `Sample data: ${countOf(people, 'person', 'people')} named Sample.`,
  remove: 'Remove sample data',
  removed: 'Sample data removed.',
  kept: (names: string) => `Kept, because they were changed or rows were added to them: ${names}.`,
} as const;
