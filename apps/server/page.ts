import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '#packages/http/server';

/** Paths of the server itself: a missing one is an error and not the page. */
const ownPaths = /^\/(?:v2|v3|docs|metrics|healthz|readyz|openapi\.json)(?:\/|$|\?)/;

/** Addresses of the page behind a link, which is not part of the app. */
const accessPaths = /^\/access(?:\/|$|\?)/;

/** Folders whose files have a hash in their name. */
const hashedFolders = ['assets/', 'access/assets/'];

const aDay = 24 * 60 * 60;

/** Serves the built page: hashed files are cached for ever, the page itself is revalidated. */
export async function mountPage(app: FastifyInstance, folder: string): Promise<void> {
  if (existsSync(folder)) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        const hashed = hashedFolders.some((each) => path.startsWith(join(folder, each)));
        const forEver = `public, max-age=${String(365 * aDay)}, immutable`;
        void response.header('cache-control', hashed ? forEver : 'no-cache');
      },
    });
  }
  const pages = {
    app: await readFile(join(folder, 'index.html'), 'utf8').catch(() => null),
    access: await readFile(join(folder, 'access/index.html'), 'utf8').catch(() => null),
  };
  app.setNotFoundHandler(async (request, reply) => {
    const page = accessPaths.test(request.url) ? pages.access : pages.app;
    const wantsPage = request.method === 'GET' || request.method === 'HEAD';
    // A missing file must not be answered with the page, which the browser would run.
    const isFile = /\.\w+$/.test(request.url.split('?')[0] ?? '');
    if (page === null || !wantsPage || isFile || ownPaths.test(request.url)) {
      throw new HttpError('NOT_FOUND');
    }
    await reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });
}
