/** What is known of a write that the server does not have yet. */
export type QueueState =
  /** Not sent yet, or sent without an answer: it goes out when the line is there. */
  | 'waiting'
  /** On its way, or taken in by the server while its row is on its way back. */
  | 'sending'
  /** The server said no; it is not sent again unless it is changed. */
  | 'refused';

/** A write as a page hands it over; safe to send twice, since the server knows it by its id. */
export interface NewWrite {
  /** Made where it was typed; the id of the row that comes of it. */
  readonly id: string;
  /** Names the feature's declaration of it. */
  readonly kind: string;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  /** It was sent once already, and no answer came. */
  readonly is_tried?: boolean;
}

/** A write in the queue. */
export interface QueuedWrite extends Omit<NewWrite, 'is_tried'> {
  readonly state: QueueState;
  /** Why the server refused it, in a sentence; null where it did not. */
  readonly reason: string | null;
  /** Field of the form → sentence. */
  readonly errors: Readonly<Record<string, string>>;
  /** This device's time, in milliseconds since 1970. */
  readonly queued_at: number;
  /** How often it was sent. */
  readonly tries: number;
  /** It was changed after it was sent: the server may have it as it was before. */
  readonly is_late: boolean;
  /** Its place: writes are sent in this order. */
  readonly order: number;
  /** The server has it; it stays until its row is in the copy, so that nothing flickers. */
  readonly is_accepted: boolean;
}

/** What came of changing or dropping a write. */
export type QueueOutcome =
  | 'done'
  /** It is on its way; what becomes of it is known in a moment. */
  | 'sending'
  /** It is not in the queue: sent, or dropped elsewhere. */
  | 'gone';
