/** Texts about people and their admins; server and screens say the same sentences. */
export const peopleMessages = {
  unknown: 'User not found',
  unknownField: 'This field is not known',
  nameRequired: 'Either First Name or Last Name is required',
  nameTooLong: 'A name can have at most 100 characters',
  nameInvalid: 'A name is one line of text',
  adminWithoutEmail: 'An admin needs an e-mail address',
  adminByOwner: 'Only an owner can make admins and owners, or take that away',
  nobodyChosen: 'Nobody was chosen',
  notRestorable: 'This person can no longer be restored',
  emailTaken: 'A user with this email address already exists',
  restoreAdminByOwner: 'Only an owner can restore an admin',
  ownAdmin: 'You cannot change this about yourself',
} as const;
