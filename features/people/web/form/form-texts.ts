import { peopleMessages } from '#people/contract';

/** Words of the form of a person. */
export const formTexts = {
  added: 'Person added.',
  saved: 'Person saved.',
  needsLine: 'Saving needs a connection.',
  failed: peopleMessages.updateFailed,
  checkHigh: 'Check unusually high readings',
  checkHighAbout:
    'A reading above the highest usual value asks for a second look. Nothing is left out by itself.',
  unreadable: peopleMessages.invalidImage,
  personAbout: 'A first or a last name is needed. With an email and a password they can sign in.',
  ownAccount: 'Another email takes your current password, and you sign in anew.',
  federated: peopleMessages.workAccount,
  tagsAbout: 'Tags decide who sees and measures this person.',
  placesAbout: 'What they work as, and where: both decide how much the heat is to them.',
  addressesAbout: 'Up to 10, with a place on the map where the coordinates are known.',
  fieldsAbout: 'Anything else worth knowing, under a name of your own.',
  accessAbout: 'What this person may do with others. Everybody sees themselves.',
  adminElsewhere: 'Admins may do everything. Levels of admins are changed in the settings.',
  notYours: 'You may look at this person, but not change them.',
} as const;
