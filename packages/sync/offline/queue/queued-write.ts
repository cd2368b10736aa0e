/** The state of a write that the server does not have yet. */
export type QueueState =
  /** Not sent yet, or sent without an answer. It is sent when there is a connection. */
  | 'waiting'
  /** On its way, or taken in by the server while its row is on its way back. */
  | 'sending'
  /** The server said no; it is not sent again unless it is changed. */
  | 'refused';

/**
 * A write as a page submits it. Sending it twice is safe, because the server identifies it by its
 * id.
 */
export interface NewWrite {
  /** Created by the page; the id of the resulting row. */
  readonly id: string;
  /** Names the feature's declaration of it. */
  readonly kind: string;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  /** True if it was already sent without an answer. */
  readonly is_tried?: boolean;
}

/** A write in the queue. */
export interface QueuedWrite extends Omit<NewWrite, 'is_tried'> {
  readonly state: QueueState;
  /** Why the server refused it, in a sentence; null if it did not. */
  readonly reason: string | null;
  /** Field of the form → sentence. */
  readonly errors: Readonly<Record<string, string>>;
  /** This device's time, in milliseconds since 1970. */
  readonly queued_at: number;
  /** How often it was sent. */
  readonly tries: number;
  /** True if it was changed after it was sent: the server may have the earlier version. */
  readonly is_late: boolean;
  /** Its position: writes are sent in this order. */
  readonly order: number;
  /**
   * True if the server has it. It stays until its row is in the copy, so that the row does not
   * disappear for a moment.
   */
  readonly is_accepted: boolean;
}

/** The outcome of a change or removal of a write. */
export type QueueOutcome =
  | 'done'
  /** It is on its way; what becomes of it is known in a moment. */
  | 'sending'
  /** It is not in the queue: sent, or dropped elsewhere. */
  | 'gone';
