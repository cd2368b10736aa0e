import { profileBytes, profileSide } from '#people/contract';

/** JPEG qualities, tried in order until the picture fits. */
const qualities = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4];

/**
 * A picture file as a JPEG in base64: rotated as its EXIF data says, scaled to the maximum side, in
 * the best quality that takes 1 MB at most.
 *
 * @throws DOMException if the browser cannot read the file as a picture
 */
export async function readPicture(file: Blob, side = profileSide): Promise<string> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { width, height } = pictureRoom(picture, side);
    const canvas = new OffscreenCanvas(width, height);
    const pen = canvas.getContext('2d');
    if (pen === null) throw new DOMException('No canvas', 'InvalidStateError');
    // JPEG has no transparency: without this, transparent areas would be black.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, width, height);
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, 0, 0, width, height);
    for (const quality of qualities) {
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
      if (blob.size <= profileBytes) return base64Of(new Uint8Array(await blob.arrayBuffer()));
    }
    throw new DOMException('Too large', 'QuotaExceededError');
  } finally {
    picture.close();
  }
}

/**
 * The scaled size: no side longer than the maximum (by default 1920 pixels), none shorter than one
 * pixel.
 */
export function pictureRoom(
  { width, height }: { width: number; height: number },
  side: number = profileSide,
) {
  const scale = Math.min(1, side / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

function base64Of(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
