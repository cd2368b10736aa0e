import { afterEach, expect, test, vi } from 'vitest';
import { pictureRoom, readPicture } from './read-picture.ts';

test.each([
  [4000, 3000, 1920, 1440],
  [3000, 4000, 1440, 1920],
  [1920, 1080, 1920, 1080],
  [64, 64, 64, 64],
  [40_000, 1, 1920, 1],
])('[CONST-18] a picture of %i by %i is sent as %i by %i', (width, height, ...room) => {
  expect(Object.values(pictureRoom({ width, height }))).toEqual(room);
});

afterEach(() => vi.unstubAllGlobals());

/** A browser whose JPEGs have the sizes in `sizes` by quality, and the canvases created in it. */
function fakeBrowser(picture: { width: number; height: number }, sizes: Record<number, number>) {
  const canvases: { width: number; height: number; drawn: unknown[] }[] = [];
  const close = vi.fn();
  class FakeCanvas {
    drawn: unknown[] = [];
    readonly width: number;
    readonly height: number;
    constructor(width: number, height: number) {
      [this.width, this.height] = [width, height];
      canvases.push(this);
    }
    getContext() {
      return { fillRect: () => {}, drawImage: (_: unknown, ...at: unknown[]) => (this.drawn = at) };
    }
    convertToBlob({ type, quality }: { type: string; quality: number }) {
      return Promise.resolve(new Blob([new Uint8Array(sizes[quality] ?? 0)], { type }));
    }
  }
  vi.stubGlobal('OffscreenCanvas', FakeCanvas);
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ ...picture, close }));
  return { canvases, close };
}
const file = new Blob(['a photo of a phone']);
const bytesOf = (base64: string) => Buffer.from(base64, 'base64').length;

test('[CONST-17, CONST-18] a photo is scaled to 1920 px and compressed to 1 MB at most', async () => {
  const sizes = { 0.9: 3_000_000, 0.8: 1_048_577, 0.7: 1_048_576, 0.6: 400_000 };
  const { canvases, close } = fakeBrowser({ width: 3024, height: 4032 }, sizes);
  expect(bytesOf(await readPicture(file))).toBe(1_048_576);
  expect(canvases).toMatchObject([{ width: 1440, height: 1920, drawn: [0, 0, 1440, 1920] }]);
  expect(close).toHaveBeenCalledOnce();
});

test('a small photo keeps its size and the best quality', async () => {
  const { canvases } = fakeBrowser({ width: 640, height: 480 }, { 0.9: 90_000, 0.8: 70_000 });
  expect(bytesOf(await readPicture(file))).toBe(90_000);
  expect(canvases).toMatchObject([{ width: 640, height: 480 }]);
});

test('[CONST-17] a photo above 1 MB in every quality is rejected', async () => {
  const qualities = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4].map((quality) => [quality, 1_048_577]);
  fakeBrowser({ width: 1920, height: 1920 }, Object.fromEntries(qualities));
  await expect(readPicture(file)).rejects.toThrow('Too large');
});
