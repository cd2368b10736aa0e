import { oneLine } from '#outbox/domain';
import { countOf } from '#packages/kit';
import type { Viewer } from '#permissions/contract';
import { alertHeadline, alertLines, alertSubject } from './alert-text.ts';
import type { AlertContent, TextParts } from './alert-text.ts';

/** Alerts that the text of one message describes; it only counts the others. */
export const mostDescribed = 20;

/** Targets that are named for each of several alerts. */
const mostTargets = 5;

/** Longest text message in characters: two to three parts on the phone. */
const longestSms = 320;

/** The alerts that one message to a recipient is about. */
export interface MessageAlerts {
  /** The first ones, at least one. */
  contents: readonly AlertContent[];
  /** How many there are in all. */
  count: number;
}

/** The subject of an email about one or several alerts. */
export function messageSubject(
  { contents, count }: MessageAlerts,
  unit: TextParts['unit'],
): string {
  const [first] = contents;
  if (count === 1 && first !== undefined) return alertSubject(first, unit);
  return `${countOf(count, 'alert')}: ${headlinesOf(contents, unit)}`;
}

/** The title of a notification about one or several alerts. */
export function messageTitle({ contents, count }: MessageAlerts, unit: TextParts['unit']): string {
  const [first] = contents;
  if (count === 1 && first !== undefined) return alertHeadline(first, unit);
  return messageSubject({ contents, count }, unit);
}

/**
 * The paragraphs of an email or a notification for one recipient, without names and values of people
 * whose tests the recipient may not see. Each of several alerts is one paragraph.
 */
export function messageParagraphs(
  { contents, count }: MessageAlerts,
  recipient: Viewer,
  parts: TextParts,
): string[] {
  const [first] = contents;
  if (count === 1 && first !== undefined) return alertLines(first, recipient, parts);
  const left = count - contents.length;
  return [
    ...contents.map((content) =>
      paragraphOf(content, alertLines(content, recipient, parts, mostTargets), parts),
    ),
    ...(left > 0 ? [`And ${countOf(left, 'more alert')}.`] : []),
  ];
}

/**
 * The text message of one or several alerts for one recipient, with a link. It has the sentences of
 * the email without its rules, cut to fit before the link.
 */
export function messageSms(
  { contents, count }: MessageAlerts,
  recipient: Viewer,
  parts: TextParts & { link: string },
): string {
  const { link } = parts;
  const [first] = contents;
  const start =
    count > 1 ? `${countOf(count, 'alert')}: ` : first?.reason === 'forecast' ? '' : 'Alert: ';
  const paragraphs = contents.map((content) => {
    const lines = alertLines(content, recipient, parts, mostTargets);
    return paragraphOf(
      content,
      // The message of an alert by hand may begin in the same way.
      content.trigger === null ? lines : lines.filter((line) => !line.startsWith('Rule: ')),
      parts,
    );
  });
  const text = oneLine(`${start}${paragraphs.join(' ')}`);
  return `${cut(text, longestSms - link.length - 1)} ${link}`;
}

/** The headline of an alert before its sentences. */
function paragraphOf(
  content: AlertContent,
  lines: readonly string[],
  { unit }: Pick<TextParts, 'unit'>,
): string {
  return [`${alertHeadline(content, unit)}.`, ...lines].join(' ');
}

/** Up to two different headlines. */
function headlinesOf(contents: readonly AlertContent[], unit: TextParts['unit']): string {
  const headlines = [...new Set(contents.map((content) => alertHeadline(content, unit)))];
  const [first = '', second] = headlines;
  if (second === undefined) return first;
  return headlines.length > 2 ? `${first}, ${second} and more` : `${first} and ${second}`;
}

/** The start of a text, with an ellipsis if it was cut, and never half of a character. */
function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  let start = '';
  for (const character of text) {
    if (start.length + character.length > longest - 1) break;
    start += character;
  }
  return `${start.trimEnd()}…`;
}
