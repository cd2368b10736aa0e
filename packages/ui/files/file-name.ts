import { fileDate } from '#packages/kit';
import { useCallback } from 'react';
import { useZone } from '../time/zone.tsx';

/** Creates a file name with an extension ('csv'); it ends with today's date. */
export type NameFile = (words: string, ending: string) => string;

/** Names of downloaded files, dated in the organisation's time zone. */
export function useFileName(): NameFile {
  const zone = useZone();
  return useCallback(
    (words, ending) => fileName(words, ending, fileDate(zone, Date.now())),
    [zone],
  );
}

/**
 * The name of a file: the words in lower case with hyphens, then the date.
 *
 * @param date 'YYYY-MM-DD'
 */
export function fileName(words: string, ending: string, date: string): string {
  const core = words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `${core}-${date}.${ending}`;
}
