import { countOf } from '#packages/kit';

/** Texts of the screens about access links, for managers. */
export const accessTexts = {
  title: 'Access links',
  sentence: 'Links and QR codes for people without an account. They open the person’s own courses.',
  sentenceWithPage:
    'Links and QR codes for people without an account. They open the person’s own page and courses.',
  needsConnection: 'Connect to create or revoke access links.',
  search: 'Search people',
  tag: 'Members of',
  anyTag: 'All people',
  module: 'With the module',
  anyModule: 'Any or none',
  people: 'People without an account',
  choose: (name: string) => `Select ${name}`,
  chooseShown: (count: number) => `Select all ${String(count)}`,
  openSheet: 'Print cards',
  noPeople: 'No one needs an access link',
  noPeopleAbout:
    'People you manage who have no account appear here. Hidden people and people who can sign in get no link.',
  noMatch: 'No people match the search, the tag and the module.',

  noLink: 'None',
  until: (day: string) => `Until ${day}`,
  expired: (day: string) => `Expired ${day}`,
  revoked: 'Revoked',
  finished: 'All courses finished',
  neverUsed: 'Never',
  noCourse: 'No course to take',
  link: 'Link',
  linkOf: (name: string) => `Access link of ${name}`,
  state: 'Access link',
  madeBy: 'Created by',
  made: 'Created',
  lastUsed: 'Last used',

  about:
    'Anybody who has the link can read this person’s courses and answer for them, without a password. Give it to this person only.',
  aboutWithPage:
    'Anybody who has the link can open this person’s page and courses and act for them, without a password. Give it to this person only.',
  replaces: 'The previous link stops working at once. This cannot be undone.',
  lasts: 'It works for 30 days, or until all courses are finished.',
  lastsWithPage: 'It works for 30 days.',
  mailTo: 'Also send it by email to',
  mailToAbout: 'Optional',
  make: 'Create link',
  makeAgain: 'Create a new link',
  madeLink: (name: string) => `Access link of ${name} created.`,
  madeAndSent: (name: string) => `Access link of ${name} created. The email is on its way.`,
  failed: 'The access link was not created.',
  shownOnce: 'Copy or print the link now. It is shown only once.',
  address: 'Link',
  scan: 'Scan to open your page',
  print: 'Print',
  done: 'Done',
  revoke: 'Revoke',
  revokedToast: (name: string) => `Access link of ${name} revoked.`,
  revokeFailed: 'The access link was not revoked.',
  confirmRevoke: (name: string) => ({
    title: `Revoke the access link of ${name}?`,
    text: 'It stops working at once, also on paper. This cannot be undone, but you can create a new link.',
    action: 'Revoke',
    isDestructive: true,
  }),
  validUntil: (day: string) => `Valid until ${day}`,

  sheetTitle: 'Cards with access links',
  sheetSentence: (count: number) => `${countOf(count, 'card')} to print, cut and hand out.`,
  confirmSheet: (count: number, replaced: number) => ({
    title: `Create ${countOf(count, 'new link')}?`,
    text: [
      'Each person gets a new link with a QR code, on a card to print.',
      ...(replaced === 0
        ? []
        : [
            `${countOf(replaced, 'person has', 'people have')} a link that stops working at once, also on cards printed before. This cannot be undone.`,
          ]),
    ].join(' '),
    action: 'Create links',
  }),
  making: (done: number, count: number) => `Creating links: ${String(done)} of ${String(count)}`,
  madePart: (done: number, count: number) =>
    `Only ${String(done)} of ${String(count)} links were created. The others are unchanged.`,
  sheetEmpty: 'No cards here',
  sheetEmptyAbout:
    'Links are shown only once, right after they are created. Select people to create new ones.',
  selectPeople: 'Select people',
  leave: {
    title: 'Leave the cards?',
    about: 'These links cannot be shown again. Print the cards first, or create new links later.',
  },
  backToLinks: 'Access links',
} as const;
