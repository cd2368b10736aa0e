/** Texts about removed people. */
export const removedTexts = {
  view: 'Deleted (30 days)',
  restored: 'Restored.',
  notRestored: 'Could not restore.',
  needsConnection: 'Connect to see deleted people. They are stored only on the server.',
  byOwner: 'Only an owner can restore an admin.',
  over: 'This person can no longer be restored.',
  until: (time: string) => `This person can be restored until ${time}, with all their permissions.`,
} as const;
