import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * The declaration of one call: everything that both sides, the types and the API documentation
 * need.
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
> {
  /** Unique and stable, noun first: `measurement.create`. Also the id of its row in the rights matrix. */
  readonly name: string;
  readonly method: Method;
  /** Path with `{param}` placeholders, as in the specification. */
  readonly path: string;
  /** Further paths with the same handler. */
  readonly aliases?: readonly string[];
  /** One sentence for the API page. */
  readonly summary: string;
  /** Required right: one of the policies, or `public`. */
  readonly right: string;
  /** Also available to machines with tokens of no person. */
  readonly forMachines?: boolean;
  /** Preview feature that may be switched off; a write is then rejected with FEATURE_OFF. */
  readonly feature?: string;
  /** True if this write cancels no other one and no newer one cancels it. */
  readonly isIndependent?: boolean;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /**
   * The handler validates each row of the body itself, including texts that cannot be stored, so
   * that an invalid row does not affect the others.
   */
  readonly checksOwnRows?: boolean;
  /** Maximum body size in bytes; by default 1 MiB. */
  readonly bodyLimit?: number;
  /** Accepts a file as a part of multipart/form-data instead of a body. */
  readonly upload?: Upload;
  /** Headers of successful responses only. */
  readonly answerHeaders?: Readonly<Record<string, string>>;
  /** Responds with endless server-sent events; `data` is then the shape of one event's data. */
  readonly isStream?: boolean;
  /** Responds with a file of this media type instead of the envelope. */
  readonly file?: string;
  /** Shape of `data` in the envelope. */
  readonly data: Data;
  /** Further fields of the envelope in addition to `data`. */
  readonly extraFields?: z.ZodObject;
  /**
   * For calls about many rows that report skipped rows: whether anything was done. If not, both
   * flags of the response are false, and `data` contains the reasons.
   */
  readonly hasDoneAny?: (data: never) => boolean;
  /** Timeout of the caller in milliseconds; by default that of every write or read. */
  readonly timeout?: number;
  /** Error codes of this call, beside the general ones (401, 403, 404, 422). */
  readonly errors?: readonly string[];
}

/** The one file of a call. */
export interface Upload {
  /** Name of its part. */
  readonly field: string;
  /** Maximum size in bytes; the handler gets a larger file without its bytes. */
  readonly largest: number;
}

type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What a caller passes: only the declared parts. */
export type CallInput<E extends Endpoint> = (E['params'] extends z.ZodType
  ? { params: Input<E['params']> }
  : unknown) &
  (E['query'] extends z.ZodType ? { query?: Input<E['query']> } : unknown) &
  (E['body'] extends z.ZodType ? { body: Input<E['body']> } : unknown);

/** The validated input of the handler. */
export interface HandlerInput<E extends Endpoint> {
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: Output<E['body']>;
}

/** The handler's result, which the caller receives as `data`. */
export type CallData<E extends Endpoint> = z.output<E['data']>;

/** Declares an endpoint; the identity function, for its types. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}
