import { largestValue, linkMessages } from '#measurements/contract';
import type { NewLink } from '#measurements/contract';
import { numberFrom } from './number-from.ts';

/** A linked value as typed; the id is made with the first letter, so that a second send is the same one. */
export interface LinkDraft {
  link_id: string;
  link_type_id: string;
  value: string;
}

/** Sentences by link_type_id for the values that cannot be sent; a field that is empty is none. */
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

/** The values as the call wants them. Call only where there are no errors. */
export function draftToLinks(links: readonly LinkDraft[]): NewLink[] {
  return links
    .filter(({ value }) => value.trim() !== '')
    .map((link) => ({ ...link, value: numberFrom(link.value) ?? Number.NaN }));
}
