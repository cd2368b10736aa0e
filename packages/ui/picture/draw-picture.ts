import { tokens } from '../theme/tokens.ts';
import type { TokenName } from '../theme/tokens.ts';
import type { LegendEntry, PictureParts } from './picture-parts.ts';

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

/** Weight and size in pixels of a text. */
interface PictureFont {
  readonly weight: number;
  readonly size: number;
}

/** One line of text; `y` is its middle. */
interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly font: PictureFont;
  readonly ink: TokenName;
  readonly isRight?: boolean;
}

/** The mark of a legend entry; `y` is its middle. */
interface PlacedMark {
  readonly entry: LegendEntry;
  readonly x: number;
  readonly y: number;
}

/** Positions of all parts of a picture, in pixels. */
interface PictureLayout {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PlacedText[];
  readonly marks: readonly PlacedMark[];
  /** Top left corner of the figure. */
  readonly body: { readonly x: number; readonly y: number };
}

/** Width in pixels of a text in a font. */
type Measure = (text: string, font: PictureFont) => number;

const margin = 20;
/** Minimum width of a picture, for its texts. */
const leastWidth = 440;
const [besideWidth, besideLine] = [190, 26];
const [legendLine, legendGap] = [22, 18];

/** Width in pixels of the mark of a legend entry. */
const markWidth = 14;
const markGap = 8;

const fonts = {
  title: { weight: 600, size: 16 },
  line: { weight: 400, size: 12 },
  value: { weight: 600, size: 12 },
} as const satisfies Record<string, PictureFont>;

/** Places title, subtitle, filter, date, figure and legend below each other, without overlaps. */
export function layoutPicture(
  { words, legend, body }: PictureParts,
  measure: Measure,
): PictureLayout {
  const isBeside = legend?.isBeside === true;
  const inner = Math.max(leastWidth, body.width + (isBeside ? margin + besideWidth : 0));
  const texts: PlacedText[] = [];
  const marks: PlacedMark[] = [];
  let y = margin - 2;
  write(words.title, fonts.title, 24, 'text');
  if (words.subtitle !== undefined) write(words.subtitle, fonts.line, 18, 'text2');
  if (words.sentence !== undefined) write(words.sentence, fonts.line, 18, 'text2');
  write(words.made, fonts.line, 18, 'text3');
  y += 12;
  const top = y;
  y += body.height;
  if (isBeside) placeBeside(legend.entries);
  else if (legend !== undefined && legend.entries.length > 0) placeBelow(legend.entries);
  return {
    width: inner + 2 * margin,
    height: y + margin,
    texts,
    marks,
    body: { x: margin + (isBeside ? 0 : (inner - body.width) / 2), y: top },
  };

  function write(text: string, font: PictureFont, line: number, ink: TokenName): void {
    for (const part of wrapped(text, inner, (piece) => measure(piece, font))) {
      texts.push({ text: part, x: margin, y: y + line / 2, font, ink });
      y += line;
    }
  }

  function placeBeside(entries: readonly LegendEntry[]): void {
    const high = entries.length * besideLine;
    const left = margin + body.width + margin;
    const first = top + Math.max(0, (body.height - high) / 2);
    for (const [at, entry] of entries.entries()) {
      const middle = first + (at + 0.5) * besideLine;
      marks.push({ entry, x: left, y: middle });
      const x = left + markWidth + markGap;
      texts.push({ text: entry.words, x, y: middle, font: fonts.line, ink: 'text' });
      if (entry.value === undefined) continue;
      const right = left + besideWidth;
      const { value: text } = entry;
      texts.push({ text, x: right, y: middle, font: fonts.value, ink: 'text', isRight: true });
    }
    y = Math.max(y, first + high);
  }

  function placeBelow(entries: readonly LegendEntry[]): void {
    y += 12;
    let x = margin;
    for (const entry of entries) {
      const wide = markWidth + markGap + measure(entry.words, fonts.line);
      if (x > margin && x + wide > margin + inner) {
        x = margin;
        y += legendLine;
      }
      const middle = y + legendLine / 2;
      marks.push({ entry, x, y: middle });
      const { words: text } = entry;
      texts.push({ text, x: x + markWidth + markGap, y: middle, font: fonts.line, ink: 'text2' });
      x += wide + legendGap;
    }
    y += legendLine;
  }
}

/** A text wrapped to a width; a wider word is broken. */
export function wrapped(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/u).filter((one) => one !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const sign of word) {
      if (line !== '' && measure(line + sign) > width) {
        lines.push(line);
        line = '';
      }
      line += sign;
    }
  }
  return line === '' ? lines : [...lines, line];
}
