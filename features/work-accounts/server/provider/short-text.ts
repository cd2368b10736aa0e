/** A response exceeded the size limit. */
export class TooLong extends Error {
  constructor() {
    super('The answer is too long.');
  }
}

/**
 * The text of a response, up to a number of bytes.
 *
 * @throws TooLong if there are more
 */
export async function shortText(response: Response, longest: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const body = (response.body ?? []) as AsyncIterable<Uint8Array>;
  for await (const part of body) {
    length += part.length;
    // Leaving the loop closes the connection.
    if (length > longest) throw new TooLong();
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
