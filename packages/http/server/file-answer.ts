import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { HttpError } from './http-error.ts';

/** A whole answer as a file, made while it is sent. */
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
 * Sends a file. A part is made when the one before has been taken; what fails halfway cuts the
 * connection, so that nobody takes half a file for a whole one.
 *
 * @param isAllowed whether the caller may still have the file; asked before each part
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
 * The parts of a file for as long as the caller may have them. Somebody who reads slowly keeps a file
 * open for hours, and each part is read from the database when it is taken, so without this a sign-in
 * that ended would go on reading.
 *
 * @throws HttpError FORBIDDEN where the caller may not have the file any more
 */
export async function* whileAllowed<Part>(
  parts: AsyncIterable<Part>,
  isAllowed: () => Promise<boolean>,
): AsyncGenerator<Part> {
  for await (const part of parts) {
    // After the part was read: a right that ended meanwhile does not send it.
    if (!(await isAllowed())) throw new HttpError('FORBIDDEN');
    yield part;
  }
}
