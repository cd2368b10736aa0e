/** Which channels this server can send. */
export interface ChannelServices {
  /** An SMS service is configured. */
  readonly isSmsSent: boolean;
}
