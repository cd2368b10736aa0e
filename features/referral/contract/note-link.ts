/**
 * Whether a note has something that mail programs show as a link: an address with or without a
 * scheme, also in full-width letters. A sentence whose full stop has no space after it counts too.
 */
export function hasLink(note: string): boolean {
  return /https?:|www\.|:\/\/|[\p{L}\p{N}][.\u3002]\p{L}{2}/iu.test(note.normalize('NFKC'));
}
