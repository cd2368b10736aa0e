import { createQrReader } from './qr-reader.ts';

interface Options {
  /** Stops the camera. */
  signal: AbortSignal;
  /** Called once when the picture is there. */
  onStart: () => void;
  /** Called with the content of the code in a picture, again and again while it is in sight. */
  onCode: (content: string) => void;
}

/** Milliseconds between two pictures: fast for a person, and the battery lasts. */
const pause = 120;

/**
 * Shows the camera in a video and reads the codes in front of it until the signal; the tracks of the
 * camera are then stopped.
 *
 * @throws DOMException of `getUserMedia`, NotReadableError if the camera is lost later
 */
export async function scanCodes(video: HTMLVideoElement, options: Options): Promise<void> {
  const { signal, onStart, onCode } = options;
  const stream = await openCamera();
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
    if (video.srcObject === stream) video.srcObject = null;
  };
  if (signal.aborted) return stop();
  signal.addEventListener('abort', stop, { once: true });
  try {
    video.srcObject = stream;
    const [read] = await Promise.all([createQrReader(), video.play()]);
    if (!signal.aborted) onStart();
    while (!signal.aborted) {
      if (stream.getVideoTracks().some(({ readyState }) => readyState === 'ended')) {
        throw new DOMException('The camera was lost.', 'NotReadableError');
      }
      const content = await read(video);
      if (content !== null && !signal.aborted) onCode(content);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  } catch (error) {
    // A video whose stream is taken away rejects what it was asked before.
    if (signal.aborted) return;
    stop();
    throw error;
  }
}

/** The camera at the back of a phone, or the only one. */
function openCamera(): Promise<MediaStream> {
  // Browsers leave it out on insecure pages, which the types do not say.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!isSecureContext || devices === undefined) {
    throw new DOMException('The page is not secure.', 'InsecureContextError');
  }
  return devices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  });
}
