/** The form of every JSON response: `success` repeats `status`, for v2 and v3 clients. */
export interface Envelope<Data> {
  status: boolean;
  success: boolean;
  data: Data;
  message: string | null;
}

/** The form of every error: the envelope with both flags false, plus code and field errors. */
export interface Refusal extends Envelope<null> {
  /** Upper snake case, e.g. `NOT_FOUND`. */
  code: string;
  /** Field of the form → message. */
  errors?: Record<string, string>;
  /** Finds the same call in the server's log. */
  request_id: string;
}

/** Wraps the data of a call about many rows of which none was changed. */
export function didNothing<Data>(data: Data): Envelope<Data> {
  return { status: false, success: false, data, message: null };
}

/** Wraps the data of a successful call. */
export function succeeded<Data>(data: Data, message: string | null = null): Envelope<Data> {
  return { status: true, success: true, data, message };
}
