import { isRowId } from '#packages/kit';

/**
 * The content of the QR code on a person's badge: the address of their page, so that the camera app
 * of a phone leads there as well. It contains no secret.
 *
 * @param origin of the product, such as https://watershade.example
 */
export function badgeAddress(origin: string, user_id: string): string {
  return `${origin}/people/${user_id}`;
}

/**
 * The user id in the content of a scanned code, in lower case; null if it is not a badge of this
 * product. The address may have a slash at its end, a query or a fragment, and capital letters in
 * the id and the host.
 */
export function userOfBadge(content: string, origin: string): string | null {
  const [, found = '', user_id = ''] = addressOfPerson.exec(content.trim()) ?? [];
  return found.toLowerCase() === origin && isRowId(user_id) ? user_id.toLowerCase() : null;
}

const addressOfPerson = /^(\w+:\/\/[^/?#\s]+)\/people\/([^/?#]+)\/?(?:[?#].*)?$/;
