import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

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
 */
export async function sendFile(reply: FastifyReply, file: FileAnswer): Promise<void> {
  const { type, name, parts } = file;
  await reply
    .header('content-disposition', `attachment; filename="${name}"`)
    .type(type)
    .send(Readable.from(parts, { objectMode: false }));
}
