import { oneLine } from '#outbox/domain';
import type { Viewer } from '#permissions/contract';
import { alertHeadline, alertLines } from './alert-text.ts';
import type { AlertContent, TextParts } from './alert-text.ts';

/** Longest text message in characters: two to three parts on the phone. */
const longestSms = 320;

/**
 * The text message of an alert for one recipient, with a link. It has the sentences of the email, so
 * no name and value of people whose tests the recipient may not see, cut to fit before the link.
 */
export function alertSms(
  content: AlertContent,
  recipient: Viewer,
  parts: TextParts & { link: string },
): string {
  const { link, unit } = parts;
  const lines = alertLines(content, recipient, parts).filter((line) => !line.startsWith('Rule: '));
  const text = oneLine([`Alert: ${alertHeadline(content, unit)}.`, ...lines].join(' '));
  return `${cut(text, longestSms - link.length - 1)} ${link}`;
}

/** The start of a text, with an ellipsis if it was cut, and never half of a character. */
function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  let kept = '';
  for (const character of text) {
    if (kept.length + character.length > longest - 1) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}
