import { logoQuality, logoSize, logoType } from '#organisation/domain';

/**
 * A picture file as a logo in base64: 32 pixels high, at most 120 wide, a photo at quality 0.85,
 * everything else as PNG.
 *
 * @throws DOMException if the browser cannot read the file as a picture
 */
export async function readLogo(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  try {
    const { width, height } = logoSize(picture);
    const canvas = new OffscreenCanvas(width, height);
    const pen = canvas.getContext('2d');
    if (pen === null) throw new DOMException('No canvas', 'InvalidStateError');
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, 0, 0, width, height);
    const blob = await canvas.convertToBlob({ type: logoType(file.type), quality: logoQuality });
    return base64Of(new Uint8Array(await blob.arrayBuffer()));
  } finally {
    picture.close();
  }
}

function base64Of(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
