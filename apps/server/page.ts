import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
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
    const options = { index: false, preCompressed: true, cacheControl: false } as const;
    const cached = (value: string) => (reply: FastifyReply) =>
      void reply.header('cache-control', value);
    await app.register(fastifyStatic, {
      ...{ ...options, root: folder, wildcard: false, setHeaders: cached('no-cache') },
      globIgnore: hashedFolders.map((each) => `${each}**`),
    });
    // One route for each of these folders: two for each of their files would delay the start.
    for (const each of hashedFolders.filter((one) => existsSync(join(folder, one)))) {
      await app.register(fastifyStatic, {
        ...{ ...options, root: join(folder, each), prefix: `/${each}`, decorateReply: false },
        setHeaders: cached(`public, max-age=${String(365 * aDay)}, immutable`),
      });
    }
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
