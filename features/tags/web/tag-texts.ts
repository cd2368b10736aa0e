import type { TagType } from '#tags/contract';

/** Texts of the lists and pages of tags; exact where the specification gives them. */
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
  managersAbout: 'Managers can see and measure people with this tag. Set them in the permissions.',
  notice: 'Dehydration notifications',
  noticeAbout:
    'When a valid test shows that a member is moderately or severely dehydrated, the people named here are notified, at most once every 4 hours for each member. Hidden people and people marked Test are not counted.',
  noticeSwitch: 'Notify when a member is dehydrated',
  noticeTo: 'Recipients',
  noticeToHint: (managers: string) => `None selected: all ${managers}.`,
  noticeOff: 'Alerts are turned off for your organisation, so no one is notified.',
  noticeReadOnly: 'Only admins can change this.',
  needsConnection: 'Connect to create and edit tags.',
  hiddenAbout:
    'A hidden tag is not offered in lists, but stays on the people and tests that have it.',
} as const;

interface KindTexts {
  /** Singular, for sentences. */
  one: string;
  /** Singular, for the head of a page. */
  kind: string;
  /** Name of the list. */
  title: string;
  /** Header of the name column. */
  head: string;
  /** Header of the column that counts managers. */
  managers: string;
  oneManager: string;
  forAdmins: string;
  forManagers: string;
  noneYet: string;
}

/** Texts of each type of tag. */
export const kindTexts: Readonly<Record<TagType, KindTexts>> = {
  default: {
    one: 'tag',
    kind: 'Tag',
    title: 'Tags',
    head: 'Tags',
    managers: 'Managers',
    oneManager: 'manager',
    forAdmins: 'Tags group the people of your organisation. See how much each tag is used.',
    forManagers:
      'Tags group the people of your organisation. Only people and tests that you can see are counted. Only admins can change tags.',
    noneYet:
      'Use tags for crews, shifts or contractors. A tag groups people and determines who can see them.',
  },
  job: {
    one: 'job',
    kind: 'Job',
    title: 'Jobs',
    head: 'Job',
    managers: 'Supervisors',
    oneManager: 'supervisor',
    forAdmins: 'The work people do, who does it, and its heat risk.',
    forManagers:
      'The work people do. Only people and tests that you can see are counted. Only admins can change and assess jobs.',
    noneYet:
      'Add jobs such as scaffolding or concrete pouring. Assess a job once to warn the people who do it.',
  },
  location: {
    one: 'location',
    kind: 'Location',
    title: 'Locations',
    head: 'Location',
    managers: 'Supervisors',
    oneManager: 'supervisor',
    forAdmins: 'Where people work. The weather at each location determines the heat risk there.',
    forManagers:
      'Where people work. Only people and tests that you can see are counted. Only admins can change locations.',
    noneYet:
      'Add locations such as North Pit or Kiln hall. Each has its own weather. People who work there are warned when it becomes risky.',
  },
};
