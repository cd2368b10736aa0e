/** The exact messages of the transport, shown by all screens. */
export const callMessages = {
  oneFile: 'Send one file at a time',
  superseded: 'Please be patient, request is already in progress.',
  /** The trailing space is part of the text. */
  failed: 'Failed to update. ',
  notResponsive: 'Server not responsive',
  /** More calls than the server can serve in time. */
  busy: 'The server is busy. Nothing was changed. Please try again in a moment.',
  /** The server has no disk space or memory left. */
  noRoom:
    'The server has no room or memory left for this. Nothing was changed. Please try again later.',
} as const;
