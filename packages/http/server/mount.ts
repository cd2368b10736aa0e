import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { didNothing, readInput, succeeded } from '#packages/http/contract';
import type { Endpoint } from '#packages/http/contract';
import { ExtraFieldsAnswer, envelopeText, HeaderAnswer, JsonText, RawAnswer } from './bind.ts';
import type { Bound, Call, Caller, ServerContext } from './bind.ts';
import { EventStream, openEventStream } from './event-stream.ts';
import { createRateLimiter } from './rate-limiter.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { FileAnswer, sendFile } from './file-answer.ts';
import { readClientAddress } from './client-address.ts';
import { HttpError } from './http-error.ts';
import { invalidInput } from './refuse.ts';
import type { Refuse } from './refuse.ts';
import { admitAll } from './admission/admit-all.ts';
import type { Admission } from './admission/admission.ts';
import { actionOf } from './machine-guard.ts';
import type { MachineCall, MachineGuard } from './machine-guard.ts';
import { refuseDeep, refuseUnstorable, takeJson } from './read-json.ts';
import { readUpload, takeForms } from './upload.ts';
import type { UploadedFile } from './upload.ts';

export interface MountOptions<Viewer> {
  calls: readonly Bound<Viewer>[];
  context: ServerContext;
  /** The viewer of a token; null if it is invalid. */
  identify(token: string, caller: Caller): Promise<Viewer | null>;
  /** Tokens of machines; by default none. */
  machines?: MachineGuard;
  /** Whether a right lets a viewer make a call at all. */
  allows(right: string, viewer: Viewer | null): boolean;
  /** Called after the right was checked; throws `HttpError` to reject the call anyway. */
  checkOrganisation?(
    endpoint: Endpoint,
    viewer: NoInfer<Viewer> | { org_id: string },
  ): Promise<void>;
  /** Tests and development: an invalid response is an error. */
  checkAnswers: boolean;
  /** Calls per minute of one sign-in, or of one address without a sign-in; by default unlimited. */
  callsPerMinute?: number | undefined;
  /** Bounds the calls under way; by default unlimited. */
  admission?: Admission;
  /** The class of the admission for a call by a person or by a machine; by default one for all. */
  classOf?(endpoint: Endpoint, isMachine: boolean): string;
  /** Answers the errors of calls. */
  refuse: Refuse;
  /** Called with the number of rows of each list in a response. */
  countRows?(rows: Readonly<Record<string, number>>): void;
}

const defaultBodyLimit = 1024 * 1024;

/** Registers all bound calls under their paths. */
export function mountCalls<Viewer>(app: FastifyInstance, options: MountOptions<Viewer>): void {
  app.setErrorHandler(options.refuse);
  takeJson(app);
  const limiter = createRateLimiter(options.callsPerMinute ?? Number.POSITIVE_INFINITY);
  for (const bound of options.calls) {
    const { upload } = bound.endpoint;
    if (upload === undefined) registerRoute(app, bound, { ...options, limiter });
    // Only calls with a file accept forms.
    else {
      app.register(async (part) => {
        await takeForms(part, upload);
        registerRoute(part, bound, { ...options, limiter });
      });
    }
  }
}

type Mounting<Viewer> = MountOptions<Viewer> & { limiter: RateLimiter };

function registerRoute<Viewer>(
  app: FastifyInstance,
  bound: Bound<Viewer>,
  options: Mounting<Viewer>,
): void {
  const { name, method, path, aliases = [], bodyLimit = defaultBodyLimit } = bound.endpoint;
  for (const url of [path, ...aliases]) {
    app.route({
      method,
      url: url.replaceAll(/\{(\w+)\}/g, ':$1'),
      bodyLimit,
      config: { call: name, isStream: bound.endpoint.isStream === true },
      handler: (request, reply) => answer(bound, options, request, reply),
    });
  }
}

async function answer<Viewer>(
  bound: Bound<Viewer>,
  mounting: Mounting<Viewer>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { endpoint } = bound;
  const { checkAnswers, countRows } = mounting;
  const caller = callerOf(request);
  const isMachine = caller.token !== null && mounting.machines?.owns(caller.token) === true;
  const authorize = isMachine ? authorizeMachine : authorizePerson;
  const enter = entrance(mounting, endpoint, { isMachine, request, reply });
  let place = await enter();
  let data: unknown;
  try {
    const run = await authorize(bound, mounting, caller);
    const input = checkedInput(endpoint, request);
    let upload: UploadedFile | null = null;
    if (endpoint.upload !== undefined) {
      // A slow sender must not keep others from their turn.
      place.leave();
      upload = await readUpload(request, endpoint.upload);
      place = await enter(upload?.bytes.length);
    }
    data = await run({ ...mounting.context, ...input, caller, upload });
  } finally {
    // Nor must a slow reader.
    place.leave();
  }
  void reply.headers(endpoint.answerHeaders ?? {});
  if (data instanceof EventStream) return openEventStream(reply, data);
  void reply.header('cache-control', 'no-store').type('application/json');
  if (data instanceof FileAnswer) {
    return sendFile(reply, data, () => mayStillCall(endpoint, mounting, caller));
  }
  if (data instanceof RawAnswer) {
    countRows?.(data.rows);
    await sendRaw(reply, data);
    return;
  }
  if (data instanceof JsonText) {
    if (checkAnswers) endpoint.data.parse(JSON.parse(data.text));
    countRows?.(data.rows);
    await reply.send(envelopeText(data.text));
    return;
  }
  if (data instanceof HeaderAnswer) void reply.headers(data.headers);
  const { data: given, extraFields } =
    data instanceof ExtraFieldsAnswer
      ? data
      : { data: data instanceof HeaderAnswer ? data.data : data, extraFields: {} };
  if (checkAnswers) {
    endpoint.data.parse(given);
    endpoint.extraFields?.parse(extraFields);
  }
  const hasDoneAny = endpoint.hasDoneAny?.(given as never) ?? true;
  const envelope = hasDoneAny ? succeeded(given) : didNothing(given);
  await reply.send(JSON.stringify({ ...envelope, ...extraFields }));
}

/** Returns the function that waits until a call may start. */
function entrance<Viewer>(
  { admission = admitAll, classOf = () => '' }: Mounting<Viewer>,
  endpoint: Endpoint,
  call: { isMachine: boolean; request: FastifyRequest; reply: FastifyReply },
) {
  const callClass = classOf(endpoint, call.isMachine);
  const { headers, body } = call.request;
  const isChunked = headers['transfer-encoding'] !== undefined;
  const { bodyLimit = defaultBodyLimit } = endpoint;
  // Only a body that was read takes memory: a read or a form may announce any length without sending it.
  const isThere = body !== undefined;
  const length = isThere ? Number(headers['content-length'] ?? (isChunked ? bodyLimit : 0)) : 0;
  return (bytes = length) => admission.enter(callClass, call.reply.raw, bytes);
}

async function sendRaw(
  reply: FastifyReply,
  { type, bytes, gzipped, keptFor }: RawAnswer,
): Promise<void> {
  if (gzipped) void reply.header('content-encoding', 'gzip');
  // The next user of the same device has another token.
  const vary = `accept, accept-encoding${keptFor === undefined ? '' : ', authorization'}`;
  if (keptFor !== undefined) {
    void reply.header('cache-control', `private, max-age=${String(keptFor)}`);
  }
  await reply.header('vary', vary).type(type).send(bytes);
}

/** The input of a call without its viewer. */
type InputWithoutViewer = Omit<Call<Endpoint, never>, 'viewer'>;

/**
 * The handler for a person or an anonymous caller.
 *
 * @throws HttpError if they may not make the call
 */
async function authorizePerson<Viewer>(
  { endpoint, run }: Bound<Viewer>,
  { context, identify, allows, checkOrganisation, limiter }: Mounting<Viewer>,
  caller: Caller,
) {
  const viewer = caller.token === null ? null : await identify(caller.token, caller);
  // Anybody can invent invalid tokens.
  limiter.pass(
    viewer === null ? `from ${caller.network}` : `as ${caller.token ?? ''}`,
    context.now(),
  );
  if (!allows(endpoint.right, viewer)) {
    throw new HttpError(viewer === null ? 'UNAUTHORISED' : 'FORBIDDEN');
  }
  if (viewer !== null) await checkOrganisation?.(endpoint, viewer);
  return (input: InputWithoutViewer) => run({ ...input, viewer } as Call<Endpoint, Viewer>);
}

/**
 * Whether a person may still make a call, as sign-ins and rights may end during a long response.
 */
async function mayStillCall<Viewer>(
  { right }: Endpoint,
  { identify, allows }: Mounting<Viewer>,
  caller: Caller,
): Promise<boolean> {
  return allows(right, caller.token === null ? null : await identify(caller.token, caller));
}

/**
 * The handler for a machine.
 *
 * @throws HttpError if its token is invalid or not for this call
 */
async function authorizeMachine<Viewer>(
  { endpoint }: Bound<Viewer>,
  { context, machines, checkOrganisation, limiter }: Mounting<Viewer>,
  { token, network }: Caller,
) {
  const machine = (await machines?.open(token ?? '')) ?? null;
  limiter.pass(machine === null ? `from ${network}` : `as ${token ?? ''}`, context.now());
  const handler = actionOf(machine, endpoint);
  if (machine !== null) await checkOrganisation?.(endpoint, machine);
  return (input: InputWithoutViewer) => handler(input as MachineCall);
}

function callerOf(request: FastifyRequest): Caller {
  const [, token] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return {
    id: request.id,
    ...readClientAddress(request.ip),
    user_agent: (request.headers['user-agent'] ?? '').slice(0, 300),
    token: token ?? null,
    takesGzip: /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? '')),
    header: (name) => {
      const value = request.headers[name];
      return Array.isArray(value) ? value.join() : value;
    },
  };
}

function checkedInput(endpoint: Endpoint, request: FastifyRequest) {
  const body = request.body ?? undefined;
  const mayBeEmpty = body === undefined && endpoint.body?.safeParse(undefined).success === true;
  if (endpoint.body !== undefined && !mayBeEmpty && !isObject(body)) {
    throw new HttpError('BAD_REQUEST');
  }
  refuseDeep(body);
  const input = {
    // An id of invalid form is answered with not found.
    params: checked(endpoint.params, request.params, () => new HttpError('NOT_FOUND')),
    query: checked(endpoint.query, request.query, invalidInput),
    body: checked(endpoint.body, body, invalidInput),
  };
  // After the schemas, whose messages are those of the form.
  refuseUnstorable(input.query);
  if (endpoint.checksOwnRows !== true) refuseUnstorable(input.body);
  return input;
}

function checked(
  schema: z.ZodType | undefined,
  value: unknown,
  refusal: (error: z.ZodError) => HttpError,
): unknown {
  if (schema === undefined) return undefined;
  const result = readInput(schema, value);
  if (!result.success) throw refusal(result.error);
  return result.data;
}

function isObject(body: unknown): boolean {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}
