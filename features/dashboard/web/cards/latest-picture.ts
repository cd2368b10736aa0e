import { hydrationWords } from '#hydration/domain';
import type { NewestTest } from '#hydration/offline';
import { drawGlyph, numberText } from '#hydration/web';
import type { ChartColors, TimeWords } from '#hydration/web';
import { personName } from '#people/domain';
import { fontOf } from '#packages/ui';
import type { PictureBody } from '#packages/ui';

interface Place {
  chartColors: ChartColors;
  words: TimeWords;
}

const [width, columns, tileHeight] = [640, 2, 46];

/** The tiles for a picture. */
export function latestBody(tests: readonly NewestTest[], place: Place): PictureBody {
  const rows = Math.ceil(tests.length / columns);
  return {
    width,
    height: rows * tileHeight,
    draw(pen) {
      pen.textBaseline = 'alphabetic';
      for (const [at, test] of tests.entries()) {
        const x = (at % columns) * (width / columns);
        drawTile(pen, test, { ...place, x, y: Math.floor(at / columns) * tileHeight });
      }
    },
  };
}

type Pen = CanvasRenderingContext2D;

function drawTile(pen: Pen, test: NewestTest, at: Place & { x: number; y: number }): void {
  const { person, value, state, time } = test;
  const { x, y, chartColors, words } = at;
  pen.save();
  pen.translate(x, y + 14);
  drawGlyph(pen, state, chartColors.theme);
  pen.restore();
  write(pen, personName(person), x + 26, y + 20, chartColors.text, 500, 13);
  const finding = state === 'invalid' ? hydrationWords.invalid.short : `${numberText(value)} mOsm`;
  write(pen, `${finding} · ${words.moment(time)}`, x + 26, y + 36, chartColors.text2, 400, 12);
}

function write(
  pen: Pen,
  text: string,
  ...[x, y, colour, weight, size]: [number, number, string, number, number]
): void {
  pen.fillStyle = colour;
  pen.font = fontOf({ weight, size });
  pen.fillText(text, x, y);
}
