import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import compress from '@fastify/compress';
import swagger from '@fastify/swagger';
import type { StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { longestToken, unreadableToken } from '#access/server';
import { findViewer } from '#auth/server';
import { deviceGuard } from '#devices/server';
import { linkNewTests } from '#sessions/server';
import { organisationGate } from '#organisation/server';
import type { Database } from '#packages/database';
import { createAdmission, createRefuse, mountCalls, openapiDocument } from '#packages/http/server';
import type { CallClassBounds } from '#packages/http/server';
import type { Clock, NewId } from '#packages/kit';
import type { CallRight, Viewer } from '#permissions/contract';
import { canCall } from '#permissions/domain';
import { syncEndpoints, syncConfig } from '#offline-copy/contract';
import { createSignals, signalCall } from '#packages/sync/server';
import type { SignalOptions } from '#packages/sync/server';
import { visiblePeople } from '#people/server';
import { findTagMembers } from '#tags/server';
import { originsOf } from '#work-accounts/server';
import {
  callClasses,
  classOf,
  mostShared,
  mostSharedMeanwhile,
  mostWaitingBytes,
} from './call-classes.ts';
import { endpoints, product } from './composition.ts';
import type { Composition } from './composition.ts';
import { mountHealth } from './health.ts';
import type { Readiness } from './health.ts';
import { mountMetrics } from './metrics.ts';
import { mountPage } from './page.ts';
import { openServices } from './services.ts';
import type { ServiceOptions } from './services.ts';

export interface AppOptions extends ServiceOptions {
  database: Database;
  now: Clock;
  newId: NewId;
  log: FastifyBaseLogger;
  /** Folder of the built page. */
  pageFolder: string;
  version: string;
  /** Public URL of the product, used for links in emails. */
  publicUrl: string;
  readiness?: Readiness;
  /** Clients reach the product by https, so its answers require https from browsers (HSTS). */
  secure?: boolean;
  /** Trusted proxies; by default those on this machine. */
  trustProxy?: string;
  /** Calls per minute of one sign-in, or of one address without a sign-in; by default unlimited. */
  callsPerMinute?: number;
  /** Bearer token for /metrics; without one only this machine gets an answer. */
  metricsToken?: string | undefined;
  /** Serves the API documentation at /docs and /openapi.json; by default true. */
  apiDocs?: boolean;
  /** Tests and development: responses are validated against their schemas. */
  checkAnswers?: boolean;
  /** Tests of the admission: other bounds of the classes of calls. */
  callClasses?: readonly CallClassBounds[];
  /** Features of a test; the product by default. */
  composition?: Composition;
  /** Trials of sync: rows of a list in one answer. */
  syncPageSize?: number;
  /** Tests of sync: bytes of the rows in one answer. */
  syncAnswerBytes?: number | undefined;
}

/** Builds the HTTP server; tests inject calls into it, main listens with it. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, now, newId, log, pageFolder, version, publicUrl } = options;
  const services = openServices(options, log);
  const composition = options.composition ?? product;
  const headers = securityHeaders({
    secure: options.secure === true,
    providers: originsOf(options.workAccounts),
  });
  const refuse = createRefuse(now, random);
  const app = fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy ?? 'loopback',
    forceCloseConnections: 'idle',
    requestTimeout: slowestRequest,
    pluginTimeout: slowestStart,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: longestToken },
    // These occur before any hook.
    frameworkErrors: (error, request, reply) => {
      secureAnswer(reply.raw, headers);
      refuse(unreadableToken(request.raw.url ?? '') ?? error, request, reply);
    },
  });
  app.addHook('onRequest', async (_request, reply) => secureAnswer(reply.raw, headers));
  await app.register(compress, { encodings: ['gzip', 'identity'], threshold: 1024 });
  logCalls(app);

  const identify = (token: string) => findViewer(database, token, now());
  const signals = createSignals({
    database,
    log,
    now,
    random,
    after,
    identify,
    ...signalParts(composition),
  });
  // Before the server waits for its connections: the open streams would never end by themselves.
  app.addHook('preClose', () => signals.close());
  const { countRows, noteWait } = mountMetrics(app, {
    database,
    signals: signals.stats,
    calls: () => admission.stats(),
    token: options.metricsToken,
  });
  const admission = createAdmission({
    ...{
      classes: options.callClasses ?? callClasses,
      mostShared,
      mostSharedMeanwhile,
      mostBytes: mostWaitingBytes,
    },
    ...{ clock: () => performance.now(), random, after, onWaited: noteWait },
  });
  mountHealth(app, database, options.readiness ?? { started: true, stopping: false });
  if (options.apiDocs !== false) await mountApiPage(app, version);
  app.addHook('onClose', () => services.geocoder.close());
  mountCalls(app, {
    calls: [
      ...composition.callsOf(services, {
        pageSize: options.syncPageSize,
        answerBytes: options.syncAnswerBytes,
      }),
      signalCall(syncEndpoints.events, signals),
    ],
    context: { database, now, newId, log, publicUrl },
    identify,
    machines: deviceGuard(database, linkNewTests),
    allows: (right, viewer) => canCall(right as CallRight, viewer),
    checkOrganisation: organisationGate(database),
    checkAnswers: options.checkAnswers ?? false,
    callsPerMinute: options.callsPerMinute,
    ...{ admission, classOf, refuse, countRows },
  });
  await mountPage(app, pageFolder);
  return app;
}

const random = () => Math.random();
const after = (milliseconds: number, action: () => void) => {
  const timer = setTimeout(action, milliseconds).unref();
  return () => clearTimeout(timer);
};

/** Maximum milliseconds to receive a request, which holds a connection. */
const slowestRequest = 120_000;

/** Milliseconds for each part of the start: a busy machine must not keep the server from starting. */
const slowestStart = 60_000;

/** The document is built when it is first read, as few read it and every start would wait for it. */
async function mountApiPage(app: FastifyInstance, version: string): Promise<void> {
  let built: StaticDocumentSpec['document'] | undefined;
  const document = () =>
    (built ??= openapiDocument(endpoints, version) as StaticDocumentSpec['document']);
  app.get('/openapi.json', async (_request, reply) => {
    await reply.send(document());
  });
  await app.register(swagger, {
    mode: 'static',
    specification: { document: {} as StaticDocumentSpec['document'] },
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    transformSpecification: document,
    transformSpecificationClone: false,
  });
}

/** One log line per call: name, status and duration. Never a body or a token. */
function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { call } = request.routeOptions.config as { call?: string };
    if (call === undefined) return;
    request.log.info(
      { call, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'call answered',
    );
  });
}

/**
 * Only listed sources are allowed. Mantine writes style elements at run time; scripts only come
 * from our own files.
 */
const policyWith = (providers: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // The page requests the token of a work account from its provider.
    ["connect-src 'self'", ...providers].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');

const always: Headers = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(self), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
};

type Headers = Readonly<Record<string, string>>;

/** A year, in seconds. Not on plain http inside a local network. */
const insistOnHttps = { 'strict-transport-security': `max-age=${String(365 * 24 * 60 * 60)}` };

/**
 * The headers of every response.
 *
 * @param secure the product is reached by https
 * @param providers origins of the provider of work accounts, the only foreign ones that the page
 *   requests
 */
function securityHeaders({
  secure,
  providers,
}: {
  secure: boolean;
  providers: readonly string[];
}): Headers {
  const headers = { 'content-security-policy': policyWith(providers), ...always };
  return secure ? { ...headers, ...insistOnHttps } : headers;
}

/** Sets them before the request is processed, so that invalid URLs and streams have them too. */
function secureAnswer(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** The lists whose viewers the near-live signal notifies, and the other changes it listens to. */
function signalParts({
  syncSources,
}: Composition): Pick<
  SignalOptions<Viewer>,
  'config' | 'sources' | 'subjects' | 'detail' | 'topics'
> {
  return {
    config: syncConfig,
    sources: syncSources,
    subjects: findTagMembers,
    detail: visiblePeople.detail,
    topics: {
      ...{ rights: 'permissions', settings: 'organisations', signIns: 'sign_ins' },
      labels: 'user_tags',
    },
  };
}
