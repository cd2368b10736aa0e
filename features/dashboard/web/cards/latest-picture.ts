import { cardTitles } from '#dashboard/contract';
import { hydrationWords } from '#hydration/domain';
import type { NewestTest } from '#hydration/offline';
import { glyphMark, glyphPaths, hydrationPalette, numberText } from '#hydration/web';
import type { ChartInks, TimeWords } from '#hydration/web';
import { personName } from '#people/domain';

interface Place {
  inks: ChartInks;
  /** Colour behind everything. */
  ground: string;
  /** Milliseconds since 1970. */
  now: number;
  words: TimeWords;
}

const [width, margin, columns, head, tileHeight] = [640, 16, 2, 52, 46];
/** Pixels of the picture for each pixel of a screen. */
const scale = 2;

/** The tiles as a PNG at twice their size; null where this browser draws none. */
export function latestPicture(tests: readonly NewestTest[], place: Place): string | null {
  const rows = Math.ceil(tests.length / columns);
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = (head + rows * tileHeight + margin) * scale;
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  pen.scale(scale, scale);
  pen.fillStyle = place.ground;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  write(pen, cardTitles.latest_measurements, margin, 26, place.inks.text, 600, 14);
  write(pen, place.words.moment(place.now), margin, 44, place.inks.text3, 400, 12);
  const room = (width - 2 * margin) / columns;
  for (const [at, test] of tests.entries()) {
    const [x, y] = [margin + (at % columns) * room, head + Math.floor(at / columns) * tileHeight];
    drawTile(pen, test, { ...place, x, y });
  }
  return canvas.toDataURL('image/png');
}

type Pen = CanvasRenderingContext2D;

function drawTile(pen: Pen, test: NewestTest, at: Place & { x: number; y: number }): void {
  const { person, value, state, time } = test;
  const { x, y, inks, words } = at;
  drawGlyph(pen, state, { x, y: y + 14, inks });
  write(pen, personName(person), x + 26, y + 20, inks.text, 500, 13);
  const finding = state === 'invalid' ? hydrationWords.invalid.short : `${numberText(value)} mOsm`;
  write(pen, `${finding} · ${words.moment(time)}`, x + 26, y + 36, inks.text2, 400, 12);
}

function drawGlyph(
  pen: Pen,
  state: NewestTest['state'],
  { x, y, inks }: { x: number; y: number; inks: ChartInks },
): void {
  const { fill, edge } = hydrationPalette[inks.theme][state];
  const { shape, sign, dash } = glyphPaths[state];
  const isHollow = state === 'invalid' || state === 'not_tested';
  pen.save();
  pen.translate(x, y);
  pen.setLineDash(dash?.split(' ').map(Number) ?? []);
  pen.fillStyle = isHollow ? 'transparent' : fill;
  pen.strokeStyle = edge;
  pen.fill(new Path2D(shape));
  pen.stroke(new Path2D(shape));
  pen.setLineDash([]);
  pen.lineWidth = 1.9;
  pen.lineCap = 'round';
  pen.strokeStyle = isHollow ? edge : glyphMark;
  pen.stroke(new Path2D(sign));
  pen.restore();
}

function write(
  pen: Pen,
  text: string,
  ...[x, y, colour, weight, size]: [number, number, string, number, number]
): void {
  pen.fillStyle = colour;
  pen.font = `${String(weight)} ${String(size)}px 'Inter Variable', system-ui, sans-serif`;
  pen.fillText(text, x, y);
}
