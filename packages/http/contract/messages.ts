/** The exact texts of the transport, shown by every screen that calls the server. */
export const callMessages = {
  superseded: 'Please be patient, request is already in progress.',
  /** The trailing space belongs to the text. */
  failed: 'Failed to update. ',
  notResponsive: 'Server not responsive',
  /** The disk or the memory behind the server is full. */
  noRoom:
    'The server has no room or memory left for this. Nothing was changed. Please try again later.',
} as const;
