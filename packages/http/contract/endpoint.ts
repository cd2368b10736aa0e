import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The promise of one call: everything both sides, the types and the API page need to know. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
> {
  /** Unique and stable, noun first: `measurement.create`. Also the id of its row in the rights matrix. */
  readonly name: string;
  readonly method: Method;
  /** Path with `{param}` places, as the specification writes it. */
  readonly path: string;
  /** Further paths answered by the same action. */
  readonly aliases?: readonly string[];
  /** One sentence for the API page. */
  readonly summary: string;
  /** Who may call: a right that the policies know, or `public`. */
  readonly right: string;
  /** Also made by machines, with tokens that stand for nobody. */
  readonly forMachines?: boolean;
  /**
   * Part of the product that somebody may have switched off; a write is then refused with
   * FEATURE_OFF.
   */
  readonly feature?: string;
  /** True where a newer write neither cancels this one nor is cancelled by it. */
  readonly exempt?: boolean;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /**
   * The handler judges each row of the body by itself, texts that cannot be stored included, so that
   * a bad row does not spoil the others.
   */
  readonly judgesRows?: boolean;
  /** Largest body in bytes; 1 MiB unless told. */
  readonly bodyLimit?: number;
  /** Takes a file as a part of multipart/form-data instead of a body. */
  readonly upload?: Upload;
  /** Headers of its own that a handled call answers with; a refusal has none of them. */
  readonly answerHeaders?: Readonly<Record<string, string>>;
  /** Answers server-sent events without an end; `data` is then the shape of one event's data. */
  readonly isStream?: boolean;
  /** Answers a file of this media type instead of the envelope. */
  readonly file?: string;
  /** Shape of `data` in the envelope. */
  readonly data: Data;
  /** Further fields of the envelope, beside `data`. */
  readonly beside?: z.ZodObject;
  /**
   * Whether anything was done, for calls about many rows that name the rows they left alone: where
   * nothing was, both flags of the answer are false, and `data` says why.
   */
  readonly didAny?: (data: never) => boolean;
  /** Milliseconds that a caller waits for the answer; as every write or read unless told. */
  readonly timeout?: number;
  /** Codes beside the general ones (401, 403, 404, 422) that this call may answer. */
  readonly errors?: readonly string[];
}

/** The one file that a call takes. */
export interface Upload {
  /** Name of its part. */
  readonly field: string;
  /** Bytes at most; the action is told of a larger one, without its bytes. */
  readonly largest: number;
}

type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What a caller hands in: only the parts the endpoint declares. */
export type CallInput<E extends Endpoint> = (E['params'] extends z.ZodType
  ? { params: Input<E['params']> }
  : unknown) &
  (E['query'] extends z.ZodType ? { query?: Input<E['query']> } : unknown) &
  (E['body'] extends z.ZodType ? { body: Input<E['body']> } : unknown);

/** What the handler receives, validated. */
export interface HandlerInput<E extends Endpoint> {
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: Output<E['body']>;
}

/** What the handler gives and the caller receives as `data`. */
export type CallData<E extends Endpoint> = z.output<E['data']>;

/** Declares an endpoint; the identity function, for its types. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}
