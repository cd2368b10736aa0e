/** An answer that is longer than is read. */
export class TooLong extends Error {
  constructor() {
    super('The answer is too long.');
  }
}

/**
 * The text of an answer of at most so many bytes.
 *
 * @throws TooLong where there are more
 */
export async function shortText(response: Response, longest: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const body = (response.body ?? []) as AsyncIterable<Uint8Array>;
  for await (const part of body) {
    length += part.length;
    // Leaving the loop ends the connection.
    if (length > longest) throw new TooLong();
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
