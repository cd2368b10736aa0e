import { profileBytes, profileSide } from '#people/contract';

/** Shares of what a picture tells that are kept, tried one after the other until it fits. */
const qualities = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4];

/**
 * A picture of the device as a JPEG in base64: turned as the camera has it, at most so many
 * pixels a side, and of the best quality in which it takes 1 MB at most.
 *
 * @throws DOMException where the file is no picture that the browser can read
 */
export async function readPicture(file: Blob, side = profileSide): Promise<string> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { width, height } = pictureRoom(picture, side);
    const canvas = new OffscreenCanvas(width, height);
    const pen = canvas.getContext('2d');
    if (pen === null) throw new DOMException('No canvas', 'InvalidStateError');
    // A JPEG has no transparent points: without this they come out black.
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

/** The size that a picture is given: no side longer than 1920 pixels, or told; none shorter than one. */
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
