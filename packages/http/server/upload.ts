import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callMessages } from '#packages/http/contract';
import type { Upload } from '#packages/http/contract';
import { fieldError, HttpError } from './http-error.ts';

/** An uploaded file; its name and media type come from the caller and are not trusted. */
export interface UploadedFile {
  readonly name: string;
  readonly type: string;
  /** Empty if the file is too large. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isTooLarge: boolean;
}

/** Maximum size of a request beside its file. */
const mostAround = 64 * 1024;

/** Lets the calls of this part of the app accept forms with a file, with limits. */
export async function takeForms(app: FastifyInstance, { largest }: Upload): Promise<void> {
  await app.register(multipart, {
    limits: {
      ...{ fileSize: largest, files: 1, fields: 8, parts: 9 },
      ...{ fieldNameSize: 100, fieldSize: 1024, headerPairs: 20 },
    },
  });
}

/**
 * The file of a form; null if there is none. Of a file that is too large only the name is kept, and
 * no more is read than allowed.
 *
 * @throws HttpError TOO_LARGE for the whole request, INVALID for several files, BAD_REQUEST for an
 *   invalid form
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
    if (isSecondFile(error)) throw fieldError(field, callMessages.oneFile);
    // The parser marks only some of its errors as caused by the input.
    if (error instanceof HttpError || !(error instanceof Error) || 'statusCode' in error)
      throw error;
    throw new HttpError('BAD_REQUEST');
  }
}

function isSecondFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_FILES_LIMIT';
}

/**
 * Rejects when more than this number of bytes has arrived: a chunked form has no length, and the
 * parser continues to read after a file that is too large.
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
