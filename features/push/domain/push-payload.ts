/** What a browser shows, and what a click on it does. */
export interface PushContent {
  title: string;
  body: string;
  /** Path of the page that a click opens. */
  url: string;
  /** A newer notification with the same tag replaces an older one. */
  tag: string;
  /** It stays on the screen until somebody reacts. */
  is_urgent: boolean;
}

/** Lets the notification be acknowledged without the page. */
export interface PushAnswer {
  /** Works once. */
  token: string;
  /** Path of the page that acknowledges after a sign-in. */
  url: string;
}

/** The message that a browser receives. */
export interface PushPayload extends PushContent {
  ack: PushAnswer | null;
}

/** Maximum bytes of a message; push services take 4096 bytes when encrypted. */
export const longestPayload = 3000;

/** Characters of a title that are sent. */
const longestTitle = 120;

/** The message as JSON. A text that is too long is cut, never the rest. */
export function payloadText(content: PushContent, ack: PushAnswer | null): string {
  const title = cut(content.title, longestTitle);
  const textOf = (body: string) => JSON.stringify({ ...content, title, body, ack });
  const isShort = (body: string) => bytesOf(textOf(body)) <= longestPayload;
  if (isShort(content.body)) return textOf(content.body);
  // No character takes less than a byte.
  let [fits, over] = [0, Math.min(content.body.length, longestPayload)];
  while (over - fits > 1) {
    const middle = Math.floor((fits + over) / 2);
    if (isShort(cut(content.body, middle))) fits = middle;
    else over = middle;
  }
  return textOf(cut(content.body, fits));
}

/** Reads a received message; null if it is none of ours. */
export function readPayload(text: string): PushPayload | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const { title, body, url, tag, is_urgent, ack } = Object(value) as Record<string, unknown>;
  if (typeof title !== 'string' || typeof body !== 'string' || typeof tag !== 'string') return null;
  if (!isPath(url)) return null;
  return { title, body, url, tag, is_urgent: is_urgent === true, ack: readAnswer(ack) };
}

function readAnswer(value: unknown): PushAnswer | null {
  const { token, url } = Object(value) as Record<string, unknown>;
  return typeof token === 'string' && isPath(url) ? { token, url } : null;
}

/** A path of the product: an address of another site would begin with a scheme or two slashes. */
export function isPath(url: unknown): url is string {
  return typeof url === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(url);
}

/** The start of a text without half of a character at its end. */
function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const start = text.slice(0, Math.max(0, longest - 1)).replace(/[\uD800-\uDBFF]$/, '');
  return `${start}…`;
}

function bytesOf(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
