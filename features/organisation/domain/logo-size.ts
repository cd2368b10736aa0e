/** Maximum size of a logo in pixels. */
export const logoRoom = { width: 120, height: 32 } as const;

/** JPEG and WebP quality of a logo. */
export const logoQuality = 0.85;

/** The size of a logo: 32 pixels high, less if it would be wider than 120. At least one pixel. */
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

/** The format of a logo: a photo keeps its format, everything else becomes PNG. */
export function logoType(type: string): 'image/jpeg' | 'image/webp' | 'image/png' {
  return type === 'image/jpeg' || type === 'image/webp' ? type : 'image/png';
}
