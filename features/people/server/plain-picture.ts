import { profileBytes } from '#people/contract';
import { plainJpeg } from '#people/domain';

/**
 * A sent picture, in base64, reduced to the picture itself. Null if the content is no JPEG or too
 * large.
 */
export function plainPicture(sent: string): string | null {
  const image = sent.replace(/^data:image\/jpeg;base64,/, '');
  const bytes = Buffer.from(image, 'base64');
  // Node ignores invalid base64, so encoding the bytes again must give the sent text.
  const isWhole = bytes.toString('base64') === image && bytes.length <= profileBytes;
  const plain = isWhole ? plainJpeg(bytes) : null;
  return plain === null ? null : Buffer.from(plain).toString('base64');
}
