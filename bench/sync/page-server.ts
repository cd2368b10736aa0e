import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '#packages/testing/browser';
import type { EncodedBody, PageForm, PageStore } from './page-store.ts';
import type { PageScripts } from './page-scripts.ts';

/** A server of encoded pages, of the built product, and of the measuring scripts. */
export interface PageServer {
  readonly origin: string;
  close(): Promise<void>;
}

interface Served {
  store: PageStore;
  scripts: PageScripts;
  form: PageForm;
}

const web = fileURLToPath(new URL('../../dist/web', import.meta.url));

/** Starts it on a free port of this machine; full pages have one form. */
export async function startPageServer(
  store: PageStore,
  scripts: PageScripts,
  form: PageForm,
): Promise<PageServer> {
  const port = await freePort();
  const server = createServer((request, response) => {
    answer(request, response, { store, scripts, form }).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { store, scripts, form }: Served,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://bench');
  if (request.method === 'POST') {
    const body = store.answer(pathname, await bodyOf(request), form);
    return body === null ? void response.writeHead(404).end() : send(response, body);
  }
  const page = /^\/pages\/(\d+)$/.exec(pathname)?.[1];
  if (page !== undefined) return send(response, store.page(Number(page)));
  const script = scripts.get(pathname);
  if (script !== undefined) {
    response.writeHead(200, { 'content-type': script.type }).end(script.body);
    return;
  }
  if (pathname.startsWith('/v')) return void response.writeHead(404).end();
  file(response, pathname, scripts);
}

function send(response: ServerResponse, { type, bytes, encoding }: EncodedBody): void {
  response.writeHead(200, {
    'content-type': type,
    'content-length': bytes.length,
    ...(encoding === null ? {} : { 'content-encoding': encoding }),
    'cache-control': 'no-store',
  });
  response.end(bytes);
}

/** The product's own files; its worker starts with the probe. */
function file(response: ServerResponse, pathname: string, scripts: PageScripts): void {
  const wanted = join(web, normalize(pathname));
  const isThere = wanted.startsWith(web) && extname(wanted) !== '' && existsSync(wanted);
  const path = isThere ? wanted : join(web, 'index.html');
  response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' });
  if (!/\/assets\/worker-[\w-]{8}\.js$/.test(path))
    return void createReadStream(path).pipe(response);
  // In a function, so that names cannot collide.
  response.end(
    `(() => {${String(scripts.get('/bench/probe.js')?.body)}})();\n${readFileSync(path, 'utf8')}`,
  );
}

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString('utf8') || '{}') as Record<string, unknown>;
}
