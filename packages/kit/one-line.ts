/** White space of any kind, including line breaks and the blank Braille pattern. */
const space = /[\t-\r\u0085\u2800\p{Z}]+/gu;

/**
 * Invisible characters, and those that control text layout; joiners and emoji selectors are handled
 * separately below.
 */
const invisible =
  /(?!\u200c|\u200d|\ufe0f)[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\ufff9-\ufffb]/gu;

/** Scripts in which a joiner changes how two letters are written (Unicode 16, UAX #31, section 2.3). */
const joined = ['Arab', 'Beng', 'Deva', 'Gujr', 'Guru', 'Khmr', 'Knda', 'Mlym', 'Mong']
  .concat(['Mymr', 'Orya', 'Sinh', 'Syrc', 'Taml', 'Telu', 'Tibt'])
  .map((script) => `\\p{scx=${script}}`)
  .join('');

/** Joiners and selectors; group 1 contains those that belong to a word or an emoji. */
const joiners = new RegExp(
  [
    // Accents between count as part of the letter: normalising may reorder them.
    `((?<=[${joined}]\\p{M}*)[\\u200c\\u200d](?=\\p{M}*[${joined}])`,
    '(?<=\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]?)\\u200d(?=\\p{Extended_Pictographic})',
    '(?<=\\p{Extended_Pictographic})\\ufe0f)',
    '[\\u200c\\u200d\\ufe0f]',
  ].join('|'),
  'gu',
);

/**
 * The text as one line in the form for comparing and storing names: compatibility characters
 * normalised (NFKC), no invisible or control characters, single white space inside and none around.
 * Empty if no letter, digit or symbol remains, for example with only accents. Applying it twice
 * changes nothing.
 */
export function oneLine(text: string): string {
  const plain = text.normalize('NFKC').replaceAll(space, ' ').replaceAll(invisible, '');
  // The characters on both sides of a removed one may combine.
  const line = plain.replaceAll(joiners, '$1').normalize('NFKC').replaceAll(space, ' ').trim();
  return /^[\p{C}\p{Z}\p{M}]*$/u.test(line) ? '' : line;
}

/**
 * The same for a text from elsewhere, which may be invalid and of any length: its storable part.
 */
export function storableLine(text: string, longest: number): string {
  const line = oneLine(text.replaceAll(/[\p{Cc}\p{Surrogate}]/gu, ' '));
  // The cut may split a surrogate pair.
  return oneLine(line.slice(0, longest).replaceAll(/\p{Surrogate}/gu, ''));
}

/** True for a text that PostgreSQL can store: no zero character and no lone surrogate. */
export function isStorable(text: string): boolean {
  return !/\0|\p{Surrogate}/u.test(text);
}
