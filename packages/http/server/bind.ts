import type { CallData, Endpoint, HandlerInput } from '#packages/http/contract';
import type { Database, Log } from '#packages/database';
import type { Clock, NewId } from '#packages/kit';
import type { EventStream } from './event-stream.ts';
import type { FileAnswer } from './file-answer.ts';
import type { UploadedFile } from './upload.ts';

/** The caller, as far as the connection shows. */
export interface Caller {
  /** Id of the request; in the log and in every error. */
  readonly id: string;
  /** The address of the client by trusted proxies; empty if unknown. */
  readonly address: string;
  /** Key for rate limits: see `ClientAddress`. */
  readonly network: string;
  readonly user_agent: string;
  /** The bearer token as sent. */
  readonly token: string | null;
  /** The response may be compressed. */
  readonly takesGzip: boolean;
  /** Another header of the request, by its name in lower case. */
  header(name: string): string | undefined;
}

/** What every handler may use besides its input. */
export interface ServerContext {
  readonly database: Database;
  readonly now: Clock;
  readonly newId: NewId;
  readonly log: Log;
  /** Public URL of the product, without a trailing slash. */
  readonly publicUrl: string;
}

/** Everything a handler gets; the input is validated by the endpoint's schemas. */
export interface Call<E extends Endpoint, Viewer> extends HandlerInput<E>, ServerContext {
  readonly viewer: E['right'] extends 'public' ? Viewer | null : Viewer;
  readonly caller: Caller;
  /** The uploaded file; null if the endpoint accepts none, or none was sent. */
  readonly upload: UploadedFile | null;
}

/** `data` with further fields of the envelope, as declared by the endpoint. */
export class ExtraFieldsAnswer<Data> {
  readonly data: Data;
  readonly extraFields: Readonly<Record<string, unknown>>;
  constructor(data: Data, extraFields: Readonly<Record<string, unknown>>) {
    this.data = data;
    this.extraFields = extraFields;
  }
}

/** `data` with additional headers. */
export class HeaderAnswer<Data> {
  readonly data: Data;
  readonly headers: Readonly<Record<string, string>>;
  constructor(data: Data, headers: Readonly<Record<string, string>>) {
    this.data = data;
    this.headers = headers;
  }
}

/** `data` as JSON text: rows as PostgreSQL wrote them, without parsing. */
export class JsonText {
  readonly text: string;
  /** List of the response → number of its rows, for metrics. */
  readonly rows: Readonly<Record<string, number>>;
  constructor(text: string, rows: Readonly<Record<string, number>> = {}) {
    this.text = text;
    this.rows = rows;
  }
}

/** A complete response in bytes, including its envelope. */
export class RawAnswer {
  readonly type: string;
  readonly bytes: Buffer;
  /** The bytes are compressed. */
  readonly gzipped: boolean;
  readonly rows: Readonly<Record<string, number>>;
  /** Seconds for which the browser may cache it; by default none. */
  readonly keptFor?: number | undefined;
  constructor({ type, bytes, gzipped, rows, keptFor }: RawAnswer) {
    this.type = type;
    this.bytes = bytes;
    this.gzipped = gzipped;
    this.rows = rows;
    this.keptFor = keptFor;
  }
}

/** The envelope of a successful call, around `data` as JSON text. */
export function envelopeText(data: string): string {
  return `{"status":true,"success":true,"data":${data},"message":null}`;
}

/** An endpoint with its handler. */
export interface Bound<Viewer> {
  readonly endpoint: Endpoint;
  run(call: Call<Endpoint, Viewer>): Promise<unknown>;
}

/**
 * Binds a handler to an endpoint. The handler returns `data`, or throws `HttpError`. The right of
 * the call is checked before it runs; it checks rights over rows itself.
 */
export function bind<E extends Endpoint, Viewer>(
  endpoint: E,
  run: (
    call: Call<E, Viewer>,
  ) => Promise<
    | CallData<E>
    | ExtraFieldsAnswer<CallData<E>>
    | HeaderAnswer<CallData<E>>
    | JsonText
    | RawAnswer
    | FileAnswer
    | EventStream
  >,
): Bound<Viewer> {
  // The mount validates the input by this endpoint's schemas, so the narrower type is correct.
  return { endpoint, run: run as unknown as Bound<Viewer>['run'] };
}
