import type { CallData, Endpoint, HandlerInput } from '#packages/http/contract';
import type { Database, Log } from '#packages/database';
import type { Clock, NewId } from '#packages/kit';
import type { EventStream } from './event-stream.ts';
import type { FileAnswer } from './file-answer.ts';
import type { UploadedFile } from './upload.ts';

/** Who is on the other end of a call, as far as the connection tells. */
export interface Caller {
  /** Id of the request; it stands in the log and in every refusal. */
  readonly id: string;
  /** The address of the client, as far as trusted proxies name it; empty where they name none. */
  readonly address: string;
  /** What limits count instead of the address: see `ClientAddress`. */
  readonly network: string;
  readonly user_agent: string;
  /** The bearer token as sent. */
  readonly token: string | null;
  /** An answer may come compressed. */
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
  /** Where people reach the product, without a slash at its end. */
  readonly publicUrl: string;
}

/** Everything a handler is given; the input is checked by the endpoint's schemas. */
export interface Call<E extends Endpoint, Viewer> extends HandlerInput<E>, ServerContext {
  readonly viewer: E['right'] extends 'public' ? Viewer | null : Viewer;
  readonly caller: Caller;
  /** The file that was sent; null where the endpoint takes none, or none came. */
  readonly upload: UploadedFile | null;
}

/** `data` with further fields of the envelope, as the endpoint promises them. */
export class BesideAnswer<Data> {
  readonly data: Data;
  readonly beside: Readonly<Record<string, unknown>>;
  constructor(data: Data, beside: Readonly<Record<string, unknown>>) {
    this.data = data;
    this.beside = beside;
  }
}

/** `data` with headers that this answer alone has. */
export class HeaderAnswer<Data> {
  readonly data: Data;
  readonly headers: Readonly<Record<string, string>>;
  constructor(data: Data, headers: Readonly<Record<string, string>>) {
    this.data = data;
    this.headers = headers;
  }
}

/** `data` that is JSON text already: rows as PostgreSQL wrote them, never parsed on the way. */
export class JsonText {
  readonly text: string;
  /** List of the answer → rows in it, for the figures of the operation. */
  readonly rows: Readonly<Record<string, number>>;
  constructor(text: string, rows: Readonly<Record<string, number>> = {}) {
    this.text = text;
    this.rows = rows;
  }
}

/** A whole answer in bytes, its envelope included. */
export class RawAnswer {
  readonly type: string;
  readonly bytes: Buffer;
  /** The bytes are compressed already. */
  readonly gzipped: boolean;
  readonly rows: Readonly<Record<string, number>>;
  /** Seconds for which the browser that asked may keep it; none unless told. */
  readonly keptFor?: number | undefined;
  constructor({ type, bytes, gzipped, rows, keptFor }: RawAnswer) {
    this.type = type;
    this.bytes = bytes;
    this.gzipped = gzipped;
    this.rows = rows;
    this.keptFor = keptFor;
  }
}

/** The envelope of a call that succeeded, around `data` that is JSON text already. */
export function envelopeText(data: string): string {
  return `{"status":true,"success":true,"data":${data},"message":null}`;
}

/** An endpoint with its handler. Bound calls stand in the server's visible list. */
export interface Bound<Viewer> {
  readonly endpoint: Endpoint;
  run(call: Call<Endpoint, Viewer>): Promise<unknown>;
}

/**
 * Ties a handler to the promise of an endpoint. The handler gives `data`, or throws `HttpError`; rights
 * of the call itself are checked before it runs, rights over rows are its own business.
 */
export function bind<E extends Endpoint, Viewer>(
  endpoint: E,
  run: (
    call: Call<E, Viewer>,
  ) => Promise<
    | CallData<E>
    | BesideAnswer<CallData<E>>
    | HeaderAnswer<CallData<E>>
    | JsonText
    | RawAnswer
    | FileAnswer
    | EventStream
  >,
): Bound<Viewer> {
  // The mount checks the input by this endpoint's own schemas, so the narrower call is what comes.
  return { endpoint, run: run as unknown as Bound<Viewer>['run'] };
}
