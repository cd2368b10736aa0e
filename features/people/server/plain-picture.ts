import { profileBytes } from '#people/contract';
import { plainJpeg } from '#people/domain';

/**
 * A picture as it was sent, in base64, with nothing left in its file but the picture; null for what
 * is no JPEG by its content, and for one that is too large.
 */
export function plainPicture(sent: string): string | null {
  const image = sent.replace(/^data:image\/jpeg;base64,/, '');
  const bytes = Buffer.from(image, 'base64');
  // Node leaves out what is no base64, so what comes back must be what was sent.
  const isWhole = bytes.toString('base64') === image && bytes.length <= profileBytes;
  const plain = isWhole ? plainJpeg(bytes) : null;
  return plain === null ? null : Buffer.from(plain).toString('base64');
}
