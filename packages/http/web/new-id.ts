import { createId } from '#packages/kit';

/** The id of a row that the page creates: made before the first request, sent with each of them. */
export function newId(): string {
  return createId(
    Date.now(),
    (bytes) => void crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>),
  );
}
