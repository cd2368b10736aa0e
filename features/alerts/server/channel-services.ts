/** Which channels this server can send. */
export interface ChannelServices {
  /** A mail server is configured; otherwise emails stay in the outbox. */
  readonly isMailSent: boolean;
  /** An SMS service is configured. */
  readonly isSmsSent: boolean;
}
