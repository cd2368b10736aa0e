import { tokens } from '../theme/tokens.ts';
import { fontOf } from './draw-picture.ts';
import type { PictureBody } from './picture-parts.ts';

/** A column of a table in a picture. */
export interface PictureColumn {
  readonly head: string;
  /** Pixels. */
  readonly width: number;
  readonly isRight?: boolean;
}

/**
 * A text, or a function that draws the cell: `x` is its left edge, `y` its middle, `width` its
 * width.
 */
export type PictureCell =
  string | ((pen: CanvasRenderingContext2D, x: number, y: number, width: number) => void);

const [headHeight, rowHeight, padding] = [30, 30, 10];
const font = { size: 12 } as const;

/** A table as the figure of a picture: muted headers, a line between rows. */
export function tableBody(
  columns: readonly PictureColumn[],
  rows: readonly (readonly PictureCell[])[],
  scheme: 'light' | 'dark',
): PictureBody {
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const height = headHeight + rows.length * rowHeight;
  const lefts = columns.map((_, at) =>
    columns.slice(0, at).reduce((sum, column) => sum + column.width, 0),
  );
  return { width, height, draw };

  function draw(pen: CanvasRenderingContext2D): void {
    pen.textBaseline = 'middle';
    pen.font = fontOf({ ...font, weight: 500 });
    pen.fillStyle = tokens.text2[scheme];
    for (const [at, { head }] of columns.entries()) write(pen, head, at, headHeight / 2);
    for (const [row, cells] of rows.entries()) {
      const top = headHeight + row * rowHeight;
      pen.fillStyle = tokens.border[scheme];
      pen.fillRect(0, top, width, 1);
      for (const [at, cell] of cells.entries()) {
        const { width: own = 0 } = columns[at] ?? {};
        const [left, middle] = [(lefts[at] ?? 0) + padding, top + rowHeight / 2];
        pen.font = fontOf({ ...font, weight: at === 0 ? 500 : 400 });
        pen.fillStyle = tokens[at === 0 ? 'text' : 'text2'][scheme];
        if (typeof cell === 'string') write(pen, cell, at, middle);
        else cell(pen, left, middle, own - 2 * padding);
      }
    }
    pen.textAlign = 'left';
  }

  function write(pen: CanvasRenderingContext2D, text: string, at: number, y: number): void {
    const { width: own = 0, isRight = false } = columns[at] ?? {};
    const left = lefts[at] ?? 0;
    pen.textAlign = isRight ? 'right' : 'left';
    pen.fillText(text, isRight ? left + own - padding : left + padding, y, own - 2 * padding);
  }
}
