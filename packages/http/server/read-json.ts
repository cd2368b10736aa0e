import type { FastifyInstance } from 'fastify';
import { textUnstorable } from '#packages/http/contract';
import { findJsonFault } from '#packages/kit';
import type { JsonFault } from '#packages/kit';
import { fieldError, HttpError } from './http-error.ts';

/** Maximum nesting of any body. */
const deepestBody = 64;

/** Maximum number of path parts in an error; deeper names are the caller's own. */
const namedParts = 3;

/**
 * Reads JSON bodies as UTF-8, the only encoding of JSON (RFC 8259): another charset or invalid
 * UTF-8 is rejected instead of replaced.
 */
export function takeJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      const [, charset = 'utf-8'] =
        /;\s*charset="?([^\s";]+)/i.exec(request.headers['content-type'] ?? '') ?? [];
      if (!/^utf-?8$/i.test(charset)) {
        done(new HttpError('BAD_REQUEST'));
        return;
      }
      let text: string;
      try {
        text = utf8.decode(body);
      } catch {
        done(new HttpError('BAD_REQUEST'));
        return;
      }
      void parse(request, text, done);
    },
  );
}

/**
 * Rejects a value nested so deep that recursive code could exhaust the stack: the schemas,
 * JSON.stringify, the database driver.
 *
 * @throws HttpError INVALID that names the field
 */
export function refuseDeep(body: unknown): void {
  const found = findJsonFault(body, { depth: deepestBody });
  if (found !== null) throw invalidAt(found, tooDeep);
}

/**
 * Rejects texts that the database cannot store.
 *
 * @throws HttpError INVALID that names the field
 */
export function refuseUnstorable(input: unknown): void {
  const found = findJsonFault(input, { depth: deepestBody, storable: true });
  if (found !== null) throw invalidAt(found, textUnstorable);
}

const tooDeep = `Use ${String(deepestBody)} levels of nesting or fewer`;

function invalidAt({ path }: JsonFault, message: string): HttpError {
  const field = path.slice(0, namedParts).join('.') || 'body';
  return fieldError(field, message);
}
