/** What the token of a device begins with, so that no other kind is taken for one. */
const kind = 'wsd_';
/** Characters by which one token is told from another. */
const shown = 8;

/** The token of a device made of a secret, and how it begins. */
export function tokenFrom(secret: string): { token: string; prefix: string } {
  const token = `${kind}${secret}`;
  return { token, prefix: token.slice(0, kind.length + shown) };
}

/** Whether a token is one of a device, by its form alone. */
export function isDeviceToken(token: string): boolean {
  return token.startsWith(kind);
}

/** Serials that differ in capitals or blanks at their ends are the same device. */
export function serialKey(serial: string): string {
  return serial.trim().toLowerCase();
}
