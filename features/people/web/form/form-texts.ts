import { peopleMessages } from '#people/contract';

/** Texts of the person form. */
export const formTexts = {
  added: 'Person added.',
  saved: 'Person saved.',
  needsConnection: 'Connect to save.',
  failed: peopleMessages.updateFailed,
  checkHigh: 'Check unusually high readings',
  checkHighAbout:
    'Readings above the highest usual value are marked for review. Nothing is excluded automatically.',
  unreadable: peopleMessages.invalidImage,
  personAbout:
    'A first or last name is required. With an email address and a password, they can sign in.',
  ownAccount: 'Changing your email address requires your current password. You then sign in again.',
  federated: peopleMessages.workAccount,
  tagsAbout: 'Tags determine who can see and measure this person.',
  placesAbout: 'What they do and where. Both affect their heat risk.',
  addressesAbout: 'Up to 10. Addresses with coordinates link to a map.',
  fieldsAbout: 'Any other information, under names that you choose.',
  accessAbout: 'What this person can do with other people. Everybody can see their own data.',
  adminElsewhere: 'Admins can do everything. Change the levels of admins in the settings.',
  notYours: 'You can view this person but not change them.',
} as const;
