/** The texts of work accounts that the server and the screens share. */
export const workAccountMessages = {
  notConfigured: 'Work account sign-in is not set up on this server.',
  isOff: 'Work account sign-in is off for this organisation.',
  tenantInvalid: 'Tenant id is not valid',
  tenantByOwner: 'Only an owner may choose the directory',
  domainRequired: 'Add at least one email domain',
  domainForeign: 'Only domains of your own organisation are allowed',
  tagUnknown: 'This tag does not exist',
  providerUnknown: 'This provider is not set up on this server.',
  unreachable: 'The provider of the work accounts does not answer.',
  tokenRefused: 'The provider’s answer could not be verified.',
  unknownPerson: 'Person not found',
  noEmail: 'No email',
  otherDomain: 'The email is not of an allowed domain',
  alreadyMigrated: 'Already migrated',
  owner: 'Owners keep a local way in',
  adminByOwner: 'Only an owner may migrate an admin',
} as const;
