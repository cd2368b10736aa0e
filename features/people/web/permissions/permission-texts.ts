import { countText } from '#packages/kit';

/** Sentences of the screens about permissions and admins. */
export const permissionTexts = {
  nobody: 'Nobody else yet',
  nobodyAbout: 'Whoever you may see besides yourself will stand here, with what they may do.',
  saved: 'Permissions saved.',
  removed: 'Permissions removed.',
  needsLine: 'Saving needs a connection.',
  accountsNeedLine: '2FA and last login are known to the server alone.',
  accountsFailed: '2FA and last login could not be read.',
  confirmRemove: (people: number) =>
    people === 1
      ? 'Remove all permissions of this person? They will see only themselves.'
      : `Remove all permissions of these ${countText(people)} people? They will see only themselves.`,
  levelGiven: { owner: 'Made an owner.', admin: 'Made an admin.', none: 'No admin any more.' },
  confirmLevel: (name: string) => ({
    owner: `Make ${name} an owner? Owners can do everything, close the organisation and remove you.`,
    admin: `Make ${name} an admin? Admins see and change everything about everybody.`,
    none: `Remove ${name} as an admin? What they may do by tags stays.`,
  }),
} as const;
