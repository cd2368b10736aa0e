import type { MessageChannel } from '#outbox/contract';
import type { Email } from '#outbox/domain';

/** A message to send. */
export interface OutgoingMessage extends Email {
  org_id: string;
  /** The same for each try, so that a receiver can recognise a second copy. */
  message_id: string;
  /** An email address, a phone number, or the host of a webhook. */
  recipient: string;
  /** Shown as the sender of an email; empty for the default of the server. */
  sender_name: string;
  is_secret: boolean;
}

/** Sends the messages of one channel. */
export interface MessageTransport {
  /** Why its messages reach nobody; they are only stored on this server. */
  readonly storesBecause?: string;
  /** @throws FinalFailure if another try is of no use; other errors are tried again */
  send(message: OutgoingMessage): Promise<void>;
  /** Deletes everything stored for a message on this machine. */
  forget?(message_id: string): Promise<void>;
  close?(): void;
}

/** The transports of this server. Without one, messages of the channel fail. */
export type MessageTransports = { mail: MessageTransport } & Partial<
  Record<MessageChannel, MessageTransport>
>;

/** A failure that another try does not change. Its message is shown to admins. */
export class FinalFailure extends Error {}
