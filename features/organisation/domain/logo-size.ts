/** Pixels that a logo has room for. */
export const logoRoom = { width: 120, height: 32 } as const;

/** Share of what a picture tells that is kept where it is written with loss. */
export const logoQuality = 0.85;

/** The size of a logo: 32 pixels high, less where it would be wider than 120. At least one pixel. */
export function logoSize({ width, height }: { width: number; height: number }): {
  width: number;
  height: number;
} {
  const scale = Math.min(logoRoom.height / height, logoRoom.width / width);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** What a logo is written as: a photo stays what it was, everything else becomes PNG. */
export function logoType(type: string): 'image/jpeg' | 'image/webp' | 'image/png' {
  return type === 'image/jpeg' || type === 'image/webp' ? type : 'image/png';
}
