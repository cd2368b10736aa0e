import { tokens } from '../theme/tokens.ts';
import { layoutPicture, markWidth } from './picture-layout.ts';
import type { PictureFont, PlacedMark } from './picture-layout.ts';
import type { PictureParts } from './picture-parts.ts';

/** Pixels of a picture for each pixel of a screen; one if the picture would be too large. */
export const pictureScale = 2;

/** Phone browsers cannot draw larger canvases. */
const mostPixels = 16_700_000;

/**
 * Draws a figure with its title, filter, date and legend.
 *
 * @returns a canvas in the colours of the scheme; null if the browser cannot draw it
 */
export function drawPicture(
  parts: PictureParts,
  scheme: 'light' | 'dark',
): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  const layout = layoutPicture(parts, (text, font) => {
    pen.font = fontOf(font);
    return pen.measureText(text).width;
  });
  const isLarge = layout.width * layout.height * pictureScale ** 2 > mostPixels;
  const scale = isLarge ? 1 : pictureScale;
  canvas.width = Math.ceil(layout.width) * scale;
  canvas.height = Math.ceil(layout.height) * scale;
  pen.scale(scale, scale);
  pen.fillStyle = tokens.surface[scheme];
  pen.fillRect(0, 0, layout.width + 1, layout.height + 1);
  pen.textBaseline = 'middle';
  for (const { text, x, y, font, ink, isRight = false } of layout.texts) {
    pen.font = fontOf(font);
    pen.fillStyle = tokens[ink][scheme];
    pen.textAlign = isRight ? 'right' : 'left';
    pen.fillText(text, x, y);
  }
  pen.textAlign = 'left';
  for (const mark of layout.marks) drawMark(pen, mark);
  pen.translate(layout.body.x, layout.body.y);
  parts.body.draw(pen);
  return canvas;
}

/** The CSS of a font of pictures. */
export function fontOf({ weight, size }: PictureFont): string {
  return `${String(weight)} ${String(size)}px 'Inter Variable', system-ui, sans-serif`;
}

function drawMark(pen: CanvasRenderingContext2D, { entry, x, y }: PlacedMark): void {
  const { fill, edge, dash, hatch, draw } = entry;
  pen.save();
  if (draw !== undefined) {
    pen.translate(x - 1, y - 8);
    draw(pen);
    pen.restore();
    return;
  }
  pen.strokeStyle = edge;
  if (dash !== undefined) {
    pen.lineWidth = 2;
    pen.setLineDash([...dash]);
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + markWidth, y);
    pen.stroke();
  } else {
    const size = 11;
    pen.beginPath();
    pen.rect(x + 1, y - size / 2, size, size);
    pen.fillStyle = fill ?? 'transparent';
    pen.fill();
    pen.stroke();
    if (hatch !== undefined) drawHatch(pen, x + 1, y - size / 2, size, hatch);
  }
  pen.restore();
}

/** Slanted strokes within the square of the current path. */
function drawHatch(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  colour: string,
): void {
  pen.clip();
  pen.strokeStyle = colour;
  pen.lineWidth = 2;
  pen.beginPath();
  for (let at = -size; at < size; at += 5) {
    pen.moveTo(x + at, y + size);
    pen.lineTo(x + at + size, y);
  }
  pen.stroke();
}
