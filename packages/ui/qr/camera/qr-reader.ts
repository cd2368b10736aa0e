/** Reads the QR code in the current picture of a camera: its content, or null without one. */
export type QrReader = (video: HTMLVideoElement) => Promise<string | null>;

/** Barcode Detection API, which the types of the DOM do not have. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** The detector of the browser where it reads QR codes, else a decoder that is loaded now. */
export async function createQrReader(): Promise<QrReader> {
  let detector = await browserDetector();
  let decode = detector === null ? await createDecoder() : null;
  return async (video) => {
    if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return null;
    if (detector !== null) {
      try {
        const [code] = await detector.detect(video);
        return code?.rawValue ?? null;
      } catch {
        // Some systems offer the detector and fail at its first picture.
        detector = null;
      }
    }
    decode ??= await createDecoder();
    return decode(video);
  };
}

async function browserDetector(): Promise<Detector | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  try {
    const formats = await BarcodeDetector?.getSupportedFormats();
    if (BarcodeDetector === undefined || formats?.includes('qr_code') !== true) return null;
    return new BarcodeDetector({ formats: ['qr_code'] });
  } catch {
    return null;
  }
}

/** Pixels of the longer side: enough for a badge at arm's length, and decoded in a few milliseconds. */
const longestSide = 800;

async function createDecoder(): Promise<QrReader> {
  const { default: decodeQr } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (video) => {
    const { videoWidth, videoHeight } = video;
    if (context === null || videoWidth === 0) return Promise.resolve(null);
    const scale = Math.min(1, longestSide / Math.max(videoWidth, videoHeight));
    const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
    if (canvas.width !== width || canvas.height !== height)
      Object.assign(canvas, { width, height });
    context.drawImage(video, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    try {
      return Promise.resolve(decodeQr({ width, height, data }));
    } catch {
      // The library throws when a picture has no readable code, as most have.
      return Promise.resolve(null);
    }
  };
}
