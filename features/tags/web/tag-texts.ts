import type { TagType } from '#tags/contract';

/** Sentences of the lists and pages of tags, to the letter where the specification gives them. */
export const tagTexts = {
  created: (kind: string) => `Successfully created a new ${kind}`,
  notCreated: (kind: string) => `Failed to create new ${kind} `,
  updated: 'Successfully updated tag',
  noticeUpdated: 'Successfully updated tag notification.',
  deleted: (name: string) => `Tag '${name}' has been deleted.`,
  notDeleted: (name: string) => `Failed to delete tag '${name}'.`,
  confirmDelete: (name: string) =>
    `Are you sure you want to delete tag '${name}'? This will deactivate it across all users, permissions, and historical measurements. Consider hiding the tag instead to retain historical information.`,
  users: 'Users',
  measurements: 'Measurements',
  managersAbout:
    'Managers see and measure who wears the tag. Who they are is set in the permissions.',
  notice: 'Dehydration notifications',
  noticeAbout:
    'When a valid test finds a member moderately or severely dehydrated, those named here hear of it, at most once in 4 hours for each member. Hidden and test people do not count.',
  noticeSwitch: 'Notify when a member is dehydrated',
  noticeTo: 'Who hears of it',
  noticeToHint: (managers: string) => `Nobody chosen: all ${managers}.`,
  noticeReadOnly: 'Admins change this.',
  needsLine: 'Making and changing tags needs a connection.',
  hiddenAbout: 'A hidden tag is offered nowhere, and stays on the people and tests that carry it.',
} as const;

interface KindTexts {
  /** One of them, as sentences name it. */
  one: string;
  /** The same at the head of a page. */
  kind: string;
  /** Name of the list. */
  title: string;
  /** Head of the column of their names. */
  head: string;
  /** Head of the column that counts who manages them. */
  managers: string;
  oneManager: string;
  forAdmins: string;
  forManagers: string;
  noneYet: string;
}

/** What is said of each type of tag in its own words. */
export const kindTexts: Readonly<Record<TagType, KindTexts>> = {
  default: {
    one: 'tag',
    kind: 'Tag',
    title: 'Tags',
    head: 'Tags',
    managers: 'Managers',
    oneManager: 'manager',
    forAdmins: 'What your organisation sorts its people by, and how much each tag is used.',
    forManagers:
      'What your organisation sorts its people by. The numbers count what you may see; admins change tags.',
    noneYet: 'Crews, shifts, contractors: a tag holds people together, and shows who may see whom.',
  },
  job: {
    one: 'job',
    kind: 'Job',
    title: 'Jobs',
    head: 'Job',
    managers: 'Supervisors',
    oneManager: 'supervisor',
    forAdmins: 'What people work at, who does it, and how much heat it puts on them.',
    forManagers:
      'What people work at. The numbers count what you may see; admins change and assess jobs.',
    noneYet: 'Scaffolding, concrete pour: a job is assessed once and warns whoever does it.',
  },
  location: {
    one: 'location',
    kind: 'Location',
    title: 'Locations',
    head: 'Location',
    managers: 'Supervisors',
    oneManager: 'supervisor',
    forAdmins: 'Where people work; the weather at each place decides its heat.',
    forManagers:
      'Where people work. The numbers count what you may see; admins change and place locations.',
    noneYet: 'North Pit, Kiln hall: a location has its own weather, and warns whoever works there.',
  },
};
