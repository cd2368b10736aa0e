/** The exact texts of the transport, shown by every screen that calls the server. */
export const callMessages = {
  superseded: 'Please be patient, request is already in progress.',
  /** The trailing space belongs to the text. */
  failed: 'Failed to update. ',
  notResponsive: 'Server not responsive',
} as const;
