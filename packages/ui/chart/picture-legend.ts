/** What a legend beside a chart says, for its picture, where nothing stands beside it. */
export interface PictureLegend {
  readonly entries: readonly { words: string; value: string; fill: string; edge: string }[];
  /** Colour of the words. */
  readonly ink: string;
}

const [width, line, gap, mark] = [200, 26, 24, 11];
/** Pixels of a picture for each pixel of a screen. */
export const pictureScale = 2;

/** A drawn chart with its legend at the right, as a PNG; null where this browser draws none. */
export function pictureWithLegend(
  chart: HTMLCanvasElement,
  ground: string,
  { entries, ink }: PictureLegend,
): string | null {
  const whole = document.createElement('canvas');
  const high = entries.length * line;
  whole.width = chart.width + (2 * gap + width) * pictureScale;
  whole.height = Math.max(chart.height, (high + gap) * pictureScale);
  const pen = whole.getContext('2d');
  if (pen === null) return null;
  pen.fillStyle = ground;
  pen.fillRect(0, 0, whole.width, whole.height);
  pen.drawImage(chart, gap * pictureScale, (whole.height - chart.height) / 2);
  pen.scale(pictureScale, pictureScale);
  pen.textBaseline = 'middle';
  const left = chart.width / pictureScale + 2 * gap;
  const top = (whole.height / pictureScale - high) / 2;
  for (const [place, { words, value, fill, edge }] of entries.entries()) {
    const middle = top + (place + 0.5) * line;
    pen.fillStyle = fill;
    pen.strokeStyle = edge;
    pen.fillRect(left, middle - mark / 2, mark, mark);
    pen.strokeRect(left, middle - mark / 2, mark, mark);
    pen.fillStyle = ink;
    pen.textAlign = 'left';
    pen.font = "400 13px 'Inter Variable', system-ui, sans-serif";
    pen.fillText(words, left + mark + 10, middle);
    pen.textAlign = 'right';
    pen.font = "600 13px 'Inter Variable', system-ui, sans-serif";
    pen.fillText(value, left + width - gap, middle);
  }
  return whole.toDataURL('image/png');
}
