import { countText } from '#packages/kit';

/** Exact texts shared by the screens of all features. */
export const uiMessages = {
  genericError: 'Something went wrong. Please try again later.',
  notPermitted: {
    title: 'Not Permitted',
    text: 'You have no permission to view this content',
    /** The words after 'Please ' are the link to '/'. */
    please: 'Please',
    goBack: 'go back',
  },
  notFound: 'Page not found',
  offline: 'You are offline. Stored data is shown; changes need a connection.',
  /** States of data that the server does not have yet. */
  unsent: {
    waiting: { word: 'Waiting', long: 'Waiting to be sent' },
    sending: { word: 'Sending', long: 'Being sent' },
    refused: { word: 'Refused', long: 'Refused by the server' },
  },
  /** Shown instead of a time zone that this browser does not know. */
  unknownZone: 'Unknown Timezone',
  preview: 'Preview',
  /** Links admins to the switch of a feature. */
  showPreview: 'Show Preview Feature',
  beta: 'BETA',
  noResults: 'No results found',
  /** Error of a typed page number. */
  pageRange: (count: number) => `Enter a page from 1 to ${countText(count)}`,
  loadMore: 'Load more results...',
  print: 'Print',
  copy: 'Copy',
  copied: 'Copied',
  cancel: 'Cancel',
  leaveTitle: 'Leave without saving?',
  leaveAbout: 'Your changes here are not saved and will be lost.',
  leave: 'Leave',
  stay: 'Stay',
} as const;
