/** The figure inside a picture: a chart, tiles or a table. */
export interface PictureBody {
  /** Size in pixels of a screen; the picture may have more pixels. */
  readonly width: number;
  readonly height: number;
  /** Draws the figure with its top left corner at the origin. */
  readonly draw: (pen: CanvasRenderingContext2D) => void;
}

/** One line of a legend. */
export interface LegendEntry {
  readonly words: string;
  /** A figure of the entry; only drawn in a list beside the figure. */
  readonly value?: string;
  /** Fill of the mark; none for a line. */
  readonly fill?: string;
  /** Colour of the edge of the mark, or of the line. */
  readonly edge: string;
  /** The mark is a line with this dash; empty for a solid line. */
  readonly dash?: readonly number[];
  /** Draws the mark in a field of 16 × 16 pixels, where a square in a colour says too little. */
  readonly draw?: (pen: CanvasRenderingContext2D) => void;
  /** Colour of slanted strokes over the mark. */
  readonly hatch?: string;
}

/** The legend of a figure. */
export interface PictureLegend {
  readonly entries: readonly LegendEntry[];
  /** At the right of the figure as a list with values, otherwise in rows below it. */
  readonly isBeside?: boolean;
}

/** The texts of a picture, from top to bottom. */
export interface PictureWords {
  readonly title: string;
  /** The subtitle of the card. */
  readonly subtitle?: string | undefined;
  /** The filter in words. */
  readonly sentence?: string | undefined;
  /** Time and time zone of the picture. */
  readonly made: string;
}

/** The complete content of a picture. */
export interface PictureParts {
  readonly words: PictureWords;
  readonly legend?: PictureLegend | undefined;
  readonly body: PictureBody;
}
