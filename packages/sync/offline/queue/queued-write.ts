/** The state of a queued write. */
export type QueueState =
  /** Not sent, or sent without an answer. It is sent once there is a connection. */
  | 'waiting'
  /** Being sent, or accepted by the server while its row is not in the copy yet. */
  | 'sending'
  /** The server refused it. It is sent again only if it is changed. */
  | 'refused';

/**
 * A write as a page submits it. Sending it twice is safe, because the server identifies it by its
 * id.
 */
export interface NewWrite {
  /** Created by the page; the id of the resulting row. */
  readonly id: string;
  /** The `kind` of the `WriteKind` that declares it. */
  readonly kind: string;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  /** True if it was sent once and got no answer. */
  readonly is_tried?: boolean;
}

/** A write in the queue. */
export interface QueuedWrite extends Omit<NewWrite, 'is_tried'> {
  readonly state: QueueState;
  /** Why the server refused it, as a sentence; null if it was not refused. */
  readonly reason: string | null;
  /** Error messages by field of the form. */
  readonly errors: Readonly<Record<string, string>>;
  /** When it was queued, in milliseconds since 1970 by this device's clock. */
  readonly queued_at: number;
  /** How often it was sent. */
  readonly tries: number;
  /** True if it was edited after it was sent. The server may have stored the earlier version. */
  readonly is_late: boolean;
  /** Its position in the queue. Writes are sent in this order. */
  readonly order: number;
  /**
   * True if the server accepted it. It stays in the queue until its row is in the copy, so that lists
   * show the row without a gap.
   */
  readonly is_accepted: boolean;
}

/** The outcome of a change or removal of a write. */
export type QueueOutcome =
  | 'done'
  /** It is being sent and cannot be changed now. */
  | 'sending'
  /** It is not in the queue any more: it was sent, or another tab removed it. */
  | 'gone';
