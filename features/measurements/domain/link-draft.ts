import { largestValue, linkMessages } from '#measurements/contract';
import type { NewLink } from '#measurements/contract';
import { numberFrom } from './number-from.ts';

/**
 * A linked value as typed. Its id is created with the first character, so that sending it twice
 * records it once.
 */
export interface LinkDraft {
  link_id: string;
  link_type_id: string;
  value: string;
}

/** Error messages by link_type_id. Empty fields are valid. */
export function linkErrors(links: readonly LinkDraft[]): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  for (const { link_type_id, value } of links) {
    if (value.trim() === '') continue;
    const number = numberFrom(value);
    if (number === undefined) errors[link_type_id] = linkMessages.valueNumber;
    else if (number < 0 || number > largestValue) errors[link_type_id] = linkMessages.valueRange;
  }
  return errors;
}

/** The values for the call. Only call this without errors. */
export function draftToLinks(links: readonly LinkDraft[]): NewLink[] {
  return links
    .filter(({ value }) => value.trim() !== '')
    .map((link) => ({ ...link, value: numberFrom(link.value) ?? Number.NaN }));
}
