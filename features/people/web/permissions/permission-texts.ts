import { countText } from '#packages/kit';

/** Texts of the screens about permissions and admins. */
export const permissionTexts = {
  nobody: 'No other people yet',
  nobodyAbout: 'Other people you can view appear here, with what they can do.',
  saved: 'Permissions saved.',
  removed: 'Permissions removed.',
  needsLine: 'Saving needs a connection.',
  accountsNeedLine:
    '2FA and last login are stored only on the server. Viewing them needs a connection.',
  accountsFailed: '2FA and last login could not be read.',
  confirmRemove: (people: number) =>
    people === 1
      ? 'Remove all permissions of this person? They will see only themselves.'
      : `Remove all permissions of these ${countText(people)} people? They will see only themselves.`,
  levelGiven: { owner: 'Now an owner.', admin: 'Now an admin.', none: 'No longer an admin.' },
  confirmLevel: (name: string) => ({
    owner: `Make ${name} an owner? Owners can do everything, close the organisation and remove you.`,
    admin: `Make ${name} an admin? Admins can see and change everything about everybody.`,
    none: `Remove ${name} as an admin? Their tag permissions stay.`,
  }),
} as const;
