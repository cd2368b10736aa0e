import { countText } from '#packages/kit';

/** Exact texts that screens of every feature share. */
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
  beingBuilt: 'This part is being built',
  offline: 'You are offline. Stored data is shown; changes need a connection.',
  /** What the server does not have yet. */
  unsent: {
    waiting: { word: 'Waiting', long: 'Waiting to be sent' },
    sending: { word: 'Sending', long: 'Being sent' },
    refused: { word: 'Refused', long: 'Refused by the server' },
  },
  /** In place of a time zone that this browser does not know. */
  unknownZone: 'Unknown Timezone',
  preview: 'Preview',
  /** Leads admins to where a feature is switched on. */
  showPreview: 'Show Preview Feature',
  beta: 'BETA',
  noResults: 'No results found',
  /** Of what was typed for a page. */
  pageRange: (count: number) => `Enter a page from 1 to ${countText(count)}`,
  loadMore: 'Load more results...',
  copy: 'Copy',
  copied: 'Copied',
  leaveTitle: 'Leave without saving?',
  leaveAbout: 'Your changes here are not saved and will be lost.',
  leave: 'Leave',
  stay: 'Stay',
} as const;
