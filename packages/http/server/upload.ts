import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Upload } from '#packages/http/contract';
import { HttpError } from './http-error.ts';

/** A file as a caller sent it: its name and media type are theirs, and prove nothing. */
export interface UploadedFile {
  readonly name: string;
  readonly type: string;
  /** None where the file is too large. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isTooLarge: boolean;
}

/** What stands around a file in a request; what is far longer is no form with one file. */
const mostAround = 64 * 1024;

/** Lets the calls of this part of the app take forms with a file, and bounds what a form may hold. */
export async function takeForms(app: FastifyInstance, { largest }: Upload): Promise<void> {
  await app.register(multipart, {
    limits: {
      ...{ fileSize: largest, files: 1, fields: 8, parts: 9 },
      ...{ fieldNameSize: 100, fieldSize: 1024, headerPairs: 20 },
    },
  });
}

/**
 * The file of a form; null where there is none. Of one that is too large no more is kept than its
 * name, and no more read than is allowed.
 *
 * @throws HttpError TOO_LARGE where the whole request is, BAD_REQUEST for a broken form
 */
export async function readUpload(
  request: FastifyRequest,
  { field, largest }: Upload,
): Promise<UploadedFile | null> {
  if (!request.isMultipart()) return null;
  const most = 2 * largest + mostAround;
  if (Number(request.headers['content-length'] ?? 0) > most) throw new HttpError('TOO_LARGE');
  try {
    return await Promise.race([fileOf(request, field), tooMuch(request, most)]);
  } catch (error) {
    // The parser tells only some of its complaints apart from a fault of ours.
    if (error instanceof HttpError || !(error instanceof Error) || 'statusCode' in error)
      throw error;
    throw new HttpError('BAD_REQUEST');
  }
}

/**
 * Rejects once more bytes than these have come: a form that is sent in chunks names no length, and the
 * parser goes on reading behind a file that is too large.
 */
function tooMuch({ raw }: FastifyRequest, most: number): Promise<never> {
  let received = 0;
  return new Promise((_, reject) => {
    raw.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received <= most) return;
      raw.unpipe();
      reject(new HttpError('TOO_LARGE'));
    });
  });
}

async function fileOf(request: FastifyRequest, field: string): Promise<UploadedFile | null> {
  let found: UploadedFile | null = null;
  for await (const part of request.files({ throwFileSizeLimit: false })) {
    const chunks: Buffer[] = [];
    for await (const chunk of part.file) chunks.push(chunk as Buffer);
    if (part.fieldname !== field || part.filename === '') continue;
    const isTooLarge = part.file.truncated;
    const bytes = Uint8Array.from(isTooLarge ? [] : Buffer.concat(chunks));
    found = { name: part.filename, type: part.mimetype, bytes, isTooLarge };
  }
  return found;
}
