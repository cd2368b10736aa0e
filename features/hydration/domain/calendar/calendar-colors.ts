/** Colours offered for a range, the default ones first. */
export const calendarPalette = [
  { name: 'Red', colour: '#f44336' },
  { name: 'White', colour: '#ffffff' },
  { name: 'Orange', colour: '#ff9800' },
  { name: 'Green', colour: '#4caf50' },
  { name: 'Yellow', colour: '#fdd835' },
  { name: 'Dark red', colour: '#b71c1c' },
  { name: 'Dark green', colour: '#1b5e20' },
  { name: 'Blue', colour: '#2196f3' },
  { name: 'Violet', colour: '#7b78cc' },
  { name: 'Teal', colour: '#14757a' },
  { name: 'Grey', colour: '#9aa5b1' },
  { name: 'Black', colour: '#14202b' },
] as const;

/** A typed colour in stored form: '#4caf50' or 'white'; null if it is invalid. */
export function colourOf(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  if (text === 'white') return text;
  const digits = /^#?([\da-f]{6}|[\da-f]{3})$/.exec(text)?.[1];
  if (digits === undefined) return null;
  return `#${digits.length === 6 ? digits : digits.replace(/./g, '$&$&')}`;
}

/** The colour as six hex digits, for fields and contrast calculation. */
export function hexOf(colour: string): string {
  return colour === 'white' ? '#ffffff' : colour;
}

/** Black or white, whichever has more contrast on a colour: at least 4.5 to 1. */
export function inkOn(colour: string): string {
  // Where both have the same contrast by WCAG 2.2: the root of 1.05 × 0.05, less 0.05.
  return luminance(hexOf(colour)) > 0.179 ? '#000000' : '#ffffff';
}

/** Relative luminance by WCAG 2.2, 0 to 1. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
