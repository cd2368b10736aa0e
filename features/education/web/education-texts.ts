import { countOf, countText } from '#packages/kit';

/** Texts of the screens of education, for managers. */
export const educationTexts = {
  title: 'Education',
  sentence: 'Training modules and who has passed them.',
  ownSentence: 'Your courses. Read the training, then take the assessment.',
  figures: 'Figures of courses',
  completion: 'Completion by tag',
  completionAbout: 'Share of courses with a valid pass, of the people with the tag',
  completionHelp:
    'For each tag, job and location that you manage: of all courses of its people that nothing has replaced, the share with a valid pass.',
  noCourses: 'No courses yet',
  noCoursesAbout:
    'Once a module is assigned, the share of passed courses of each tag appears here.',
  needing: 'People needing action',
  needingAbout: (shown: number, all: number) =>
    all > shown
      ? `The first ${countText(shown)} of ${countText(all)} by due date.`
      : 'Failed, overdue and expired courses, and certificates that end within 30 days.',
  nobodyNeeding: 'Nobody needs action',
  nobodyNeedingAbout: 'Overdue, failed and expiring courses of the people you manage appear here.',
  remind: 'Remind',
  giveLink: 'Give access link',
  noEmail: 'No email address. Give the person a link or QR code.',
  assignAgain: 'Assign again',
  needsConnection: 'Connect to change education.',
  openModules: 'Modules',

  own: 'Your courses',
  noOwn: 'No courses yet',
  noOwnAbout: 'Courses that your supervisor assigns to you appear here.',

  modulesTitle: 'Modules',
  modulesSentence: 'Training with an assessment. Publish a module, then assign it.',
  newModule: 'New module',
  noModules: 'No modules yet',
  noModulesAbout: 'A module has a training and an assessment. Admins add and publish modules.',
  created: 'Module added.',
  duplicated: (title: string) => `${title} duplicated.`,
  copyTitle: (title: string) => `${title} (copy)`.slice(0, 150),
  archived: (title: string) => `${title} archived.`,
  restored: (title: string) => `${title} restored.`,
  hasChanges: 'Unpublished changes',
  sizeOf: (sections: number, minutes: number) =>
    `${countOf(sections, 'section')}, about ${countOf(minutes, 'minute')}`,
  validFor: (months: number) => (months === 0 ? 'Always' : countOf(months, 'month')),

  published: (title: string) => `${title} published.`,
  confirmPublish: (title: string, version: number) => ({
    title: `Publish ${title}?`,
    text:
      version === 0
        ? 'It can be assigned then. You can change it later and publish it again.'
        : 'People who begin now get this version. Attempts under way keep the version they began with.',
    action: 'Publish',
  }),
  publish: 'Publish',
  preview: 'Preview',
  previewNote: 'This is a preview. Nothing is saved or counted.',
  missing: 'Before it can be published',
  nothingMissing: 'The module is complete.',
  saved: 'Module saved.',
  changedMeanwhile: 'Somebody else changed this module while you edited it.',
  reload: 'Discard mine and reload',
  overwrite: 'Overwrite with mine',
  onlyAdmins: 'Only admins can change modules.',

  addSection: 'Add section',
  noSections: 'No sections yet',
  noSectionsAbout: 'A training is a list of short sections with a text, a picture or a video.',
  sectionTitle: 'Title',
  sectionText: 'Text',
  minutes: 'Minutes to read',
  video: 'Video link',
  videoAbout: 'Opens in a new tab. It must start with https://',
  picture: 'Picture',
  noPicture: 'No picture',
  upload: 'Upload a picture',
  uploadFailed: 'This file could not be read as a picture.',
  describePicture: 'Description of the picture',
  describeAbout: 'For people who cannot see it.',
  removeSection: (title: string) => `Section ${title} removed. Save to keep the change.`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  remove: 'Remove',
  dragNote: 'Drag to reorder, or use Move up and Move down.',

  addQuestion: 'Add question',
  noQuestions: 'No questions yet',
  noQuestionsAbout:
    'An assessment has questions with one, several or a number as the right answer.',
  shuffle: 'Show the questions in another order to each person',
  questionText: 'Question',
  kind: 'Kind',
  points: 'Points',
  explanation: 'Explanation',
  explanationAbout: 'Shown with the right answer after a pass or the last attempt.',
  choices: 'Choices',
  choicesAbout: 'Mark the right ones.',
  addChoice: 'Add choice',
  rightNumber: 'Right number',
  tolerance: 'Accepted difference',
  answersHidden: 'Only admins see right answers and explanations.',

  assign: 'Assign',
  assignTitle: (title: string) => `Assign ${title}`,
  assignedTo: (assigned: number, skipped: number) =>
    `Assigned to ${countOf(assigned, 'person', 'people')}.${
      skipped === 0 ? '' : ` ${countOf(skipped, 'person has', 'people have')} it already.`
    }`,
  to: 'Assign to',
  toPeople: 'People',
  toTag: 'A tag, job or location',
  toEveryone: 'Everyone',
  joiners: 'People who join later get it too.',
  due: 'Due date',
  dueNone: (days: number) => `${countOf(days, 'day')} after the assignment`,
  repeats: 'Assign again when the certificate expires',
  noAssignments: 'Nobody has this module yet',
  noAssignmentsAbout: 'Assign it to people, a tag, a job, a location or everyone.',
  notPublishedYet: 'Publish the module before you assign it.',
  open: 'Tags and everyone',
  openAbout: 'People who join later get the module too, within a minute.',
  end: 'End',
  ended: 'Assignment ended. Courses that people have stay.',
  continued: 'Assignment continued.',
  removed: (name: string) => `Course of ${name} removed.`,
  restoredCourse: (name: string) => `Course of ${name} restored.`,
  confirmRemove: (name: string) => ({
    title: `Remove the course of ${name}?`,
    text: 'They no longer see it and cannot send answers. Progress and attempts are kept.',
    action: 'Remove',
    isDestructive: true,
  }),
  reminded: (reminded: number, without: number, skipped: number) =>
    [
      `${countOf(reminded, 'reminder')} sent.`,
      without > 0 && `${countOf(without, 'person has', 'people have')} no email.`,
      skipped > 0 && `${countText(skipped)} not sent: reminded in the last 12 hours, or finished.`,
    ]
      .filter(Boolean)
      .join(' '),

  courseTab: 'Courses',
  noPersonCourses: 'No courses yet',
  noPersonCoursesAbout: 'Courses that are assigned to this person appear here.',
  assignCourse: 'Assign course',
  module: 'Module',
  noPublished: 'No module is published yet.',
  notPermitted: 'Only this person and their managers can see these courses.',

  formatting: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  heading: 'Heading',
  list: 'List',
  numbers: 'Numbered list',
  link: 'Link',
  setLink: 'Set link',
  linkAddress: 'Address',
  linkAbout: 'Leave empty to remove the link.',
  undo: 'Undo',
} as const;
