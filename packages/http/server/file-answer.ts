import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { HttpError } from './http-error.ts';

/** A complete response as a file, produced while it is sent. */
export class FileAnswer {
  /** Media type. */
  readonly type: string;
  /** Plain letters, digits, hyphens and a dot. */
  readonly name: string;
  readonly parts: AsyncIterable<Uint8Array>;
  constructor({ type, name, parts }: FileAnswer) {
    if (!/^[\w.-]+$/.test(name)) throw new Error(`Not a plain name for a file: ${name}`);
    this.type = type;
    this.name = name;
    this.parts = parts;
  }
}

/**
 * Sends a file. Each part is produced after the previous one was sent; an error closes the
 * connection, so that an incomplete file is not taken for a complete one.
 *
 * @param isAllowed whether the caller may still have the file; called before each part
 */
export async function sendFile(
  reply: FastifyReply,
  { type, name, parts }: FileAnswer,
  isAllowed: () => Promise<boolean>,
): Promise<void> {
  await reply
    .header('content-disposition', `attachment; filename="${name}"`)
    .type(type)
    .send(Readable.from(whileAllowed(parts, isAllowed), { objectMode: false }));
}

/**
 * The parts of a file while the caller may have them. A slow download may take hours, and each part
 * is read from the database on demand, so without this check an ended sign-in would continue to
 * read.
 *
 * @throws HttpError FORBIDDEN if the caller may not have the file any more
 */
export async function* whileAllowed<Part>(
  parts: AsyncIterable<Part>,
  isAllowed: () => Promise<boolean>,
): AsyncGenerator<Part> {
  for await (const part of parts) {
    // Checked after the part was read, so that it is not sent if the right ended meanwhile.
    if (!(await isAllowed())) throw new HttpError('FORBIDDEN');
    yield part;
  }
}
