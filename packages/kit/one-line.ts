/** White space of any kind, line breaks and the empty Braille pattern included. */
const space = /[\t-\r\u0085\u2800\p{Z}]+/gu;

/**
 * Characters that are not drawn, and those that control how text is drawn; the joiners and the emoji
 * selector below are looked at one by one.
 */
const invisible =
  /(?!\u200c|\u200d|\ufe0f)[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\ufff9-\ufffb]/gu;

/** Scripts in which a joiner changes how two letters are written (Unicode 16, UAX #31, section 2.3). */
const joined = ['Arab', 'Beng', 'Deva', 'Gujr', 'Guru', 'Khmr', 'Knda', 'Mlym', 'Mong']
  .concat(['Mymr', 'Orya', 'Sinh', 'Syrc', 'Taml', 'Telu', 'Tibt'])
  .map((script) => `\\p{scx=${script}}`)
  .join('');

/** Joiners and selectors; group 1 has those that belong to a word or an emoji. */
const joiners = new RegExp(
  [
    `((?<=[${joined}])[\\u200c\\u200d](?=[${joined}])`,
    '(?<=\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]?)\\u200d(?=\\p{Extended_Pictographic})',
    '(?<=\\p{Extended_Pictographic})\\ufe0f)',
    '[\\u200c\\u200d\\ufe0f]',
  ].join('|'),
  'gu',
);

/**
 * The text as one line in the form in which names are compared and stored: compatibility characters in
 * their plain form (NFKC), no invisible or control characters, white space inside once and none around.
 * Empty where nothing is left that names something: accents without a letter do not. Applied again it
 * changes nothing.
 */
export function oneLine(text: string): string {
  const plain = text.normalize('NFKC').replaceAll(space, ' ').replaceAll(invisible, '');
  // What stood on both sides of a removed character may be one character now.
  const line = plain.replaceAll(joiners, '$1').normalize('NFKC').replaceAll(space, ' ').trim();
  return /^[\p{C}\p{Z}\p{M}]*$/u.test(line) ? '' : line;
}

/** The same of a text from elsewhere, which may be broken and of any length: what can be stored of it. */
export function storableLine(text: string, longest: number): string {
  const line = oneLine(text.replaceAll(/[\p{Cc}\p{Surrogate}]/gu, ' '));
  // The cut may go through a pair.
  return oneLine(line.slice(0, longest).replaceAll(/\p{Surrogate}/gu, ''));
}

/** True for a text that PostgreSQL can store: no zero character and no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !/\0|\p{Surrogate}/u.test(text);
}
