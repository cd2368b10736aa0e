/** Messages about permissions, shared by server and screens. */
export const permissionMessages = {
  invalid: 'Invalid permission',
  tagUnknown: 'Tag not found',
  own: 'You cannot change your own permissions',
  adminByOwner: 'Only an owner can change the permissions of an admin',
  adminElsewhere: 'Change the rights of an admin in the settings, under Admins',
  noPermission: 'No people selected',
} as const;
