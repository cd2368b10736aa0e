/** The form of every JSON answer: `success` repeats `status`, so that v2 and v3 readers agree. */
export interface Envelope<Data> {
  status: boolean;
  success: boolean;
  data: Data;
  message: string | null;
}

/** The form of every refusal: the envelope with both flags false, plus what went wrong and where. */
export interface Refusal extends Envelope<null> {
  /** Upper snake case, e.g. `NOT_FOUND`. */
  code: string;
  /** Field of the form → sentence in the form's words. */
  errors?: Record<string, string>;
  /** Finds the same call in the server's log. */
  request_id: string;
}

/** Wraps the data of a call about many rows of which none was changed. */
export function didNothing<Data>(data: Data): Envelope<Data> {
  return { status: false, success: false, data, message: null };
}

/** Wraps the data of a handled call. */
export function succeeded<Data>(data: Data, message: string | null = null): Envelope<Data> {
  return { status: true, success: true, data, message };
}
