import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

type Answer = (path: string, init: RequestInit) => Promise<Response>;

/** The server of the browser: the page of the proof, and calls that are passed to the history. */
export interface Front {
  readonly origin: string;
  /** The handler of calls. */
  answer: Answer;
  close(): Promise<void>;
}

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const document =
  '<!doctype html><title>proof</title><script type="module" src="/page.js"></script>';

/** Bundles page and worker and serves them on a free port. */
export async function startFront(): Promise<Front> {
  const scripts = await bundle();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const script = scripts.get(new URL(path, 'http://proof').pathname);
    if (path.startsWith('/v')) void pass(front.answer, path, request, response);
    else if (script !== undefined) send(response, 'text/javascript', script);
    else send(response, 'text/html', document);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const front: Front = {
    origin: `http://127.0.0.1:${String(port)}`,
    answer: () => Promise.reject(new TypeError('Nobody answers yet')),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return front;
}

/** An error of the history breaks the connection. */
async function pass(
  answer: Answer,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  try {
    let body = '';
    for await (const part of request.setEncoding('utf8')) body += String(part);
    const { authorization = '', accept = '*/*' } = request.headers;
    const type = request.headers['content-type'];
    const found = await answer(path, {
      method: request.method ?? 'GET',
      headers: { authorization, accept, ...(type === undefined ? {} : { 'content-type': type }) },
      ...(body === '' ? {} : { body }),
      signal: gone.signal,
    });
    // The body is already decompressed.
    const kind = found.headers.get('content-type') ?? 'application/json';
    response.writeHead(found.status, { 'content-type': kind });
    response.end(Buffer.from(await found.arrayBuffer()));
  } catch {
    request.socket.destroy();
  }
}

function send(response: ServerResponse, type: string, text: string): void {
  response.writeHead(200, { 'content-type': type });
  response.end(text);
}

async function bundle(): Promise<Map<string, string>> {
  const names = ['page', 'worker'];
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: names.map((name) => `tooling/prove/sync/chromium/${name}.ts`),
    outdir: 'dist/prove',
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'esm',
    target: 'es2023',
    logLevel: 'warning',
  });
  return new Map(outputFiles.map(({ path, text }) => [`/${path.split('/').at(-1) ?? ''}`, text]));
}
