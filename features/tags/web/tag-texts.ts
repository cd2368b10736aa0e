/** Sentences of the lists of tags, to the letter where the specification gives them. */
export const tagTexts = {
  created: (kind: string) => `Successfully created a new ${kind}`,
  notCreated: (kind: string) => `Failed to create new ${kind} `,
  updated: 'Successfully updated tag',
  deleted: (name: string) => `Tag '${name}' has been deleted.`,
  notDeleted: (name: string) => `Failed to delete tag '${name}'.`,
  confirmDelete: (name: string) =>
    `Are you sure you want to delete tag '${name}'? This will deactivate it across all users, permissions, and historical measurements. Consider hiding the tag instead to retain historical information.`,
  users: 'Users',
  managers: 'Managers',
  measurements: 'Measurements',
  needsLine: 'Making and changing tags needs a connection.',
  forAdmins: 'What your organisation sorts its people by, and how much each tag is used.',
  forManagers:
    'What your organisation sorts its people by. The numbers count what you may see; admins change tags.',
  noneYet: 'Crews, shifts, contractors: a tag holds people together, and shows who may see whom.',
} as const;
