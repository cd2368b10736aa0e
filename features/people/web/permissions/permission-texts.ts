import { countText } from '#packages/kit';

/** Texts of the screens about permissions and admins. */
export const permissionTexts = {
  nobody: 'No other people yet',
  nobodyAbout: 'Other people you can view appear here, with what they can do.',
  saved: 'Permissions saved.',
  removed: 'Permissions removed.',
  needsConnection: 'Connect to save.',
  accountsNeedLine: 'Connect to see 2FA and last login. They are stored only on the server.',
  accountsFailed: '2FA and last login could not be loaded.',
  confirmRemove: (people: number) => ({
    title:
      people === 1
        ? 'Remove all permissions of this person?'
        : `Remove all permissions of these ${countText(people)} people?`,
    text: 'They will see only their own data.',
    action: 'Remove',
    isDestructive: true,
  }),
  levelGiven: (name: string) => ({
    owner: `${name} is now an owner.`,
    admin: `${name} is now an admin.`,
    none: `${name} is no longer an admin.`,
  }),
  confirmLevel: (name: string) => ({
    owner: {
      title: `Make ${name} an owner?`,
      text: 'Owners can do everything, close the organisation and remove you.',
      action: 'Make owner',
    },
    admin: {
      title: `Make ${name} an admin?`,
      text: 'Admins can see and change everything about everybody.',
      action: 'Make admin',
    },
    none: {
      title: `Remove ${name} as an admin?`,
      text: 'Their tag permissions are kept.',
      action: 'Remove admin',
      isDestructive: true,
    },
  }),
} as const;
