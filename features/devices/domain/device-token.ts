/** Prefix of device tokens, which distinguishes them from others. */
const kind = 'wsd_';
/** Number of characters that identify a token. */
const shown = 8;

/** The token of a secret, and its shown beginning. */
export function tokenFrom(secret: string): { token: string; prefix: string } {
  const token = `${kind}${secret}`;
  return { token, prefix: token.slice(0, kind.length + shown) };
}

/** Whether a token has the form of a device token. */
export function isDeviceToken(token: string): boolean {
  return token.startsWith(kind);
}

/** Serials that differ only in case or surrounding spaces are the same device. */
export function serialKey(serial: string): string {
  return serial.trim().toLowerCase();
}
