import { z } from 'zod';
import { boundedJson } from '#packages/http/contract';
import { educationMessages as messages } from './education-messages.ts';

/** An address that a section may link to. */
export const httpsLink = z
  .string()
  .max(500)
  .regex(/^https:\/\/[^\s"'<>\\]+$/u, messages.linkInvalid);

const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('italic') }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href: httpsLink }) }),
]);

const inline = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('text'),
    text: z.string().min(1).max(10_000),
    marks: z.array(mark).max(3).optional(),
  }),
  z.strictObject({ type: z.literal('hardBreak') }),
]);
export type RichInline = z.infer<typeof inline>;

const words = z.array(inline).max(200).optional();
const paragraph = z.strictObject({ type: z.literal('paragraph'), content: words });
const item = z.strictObject({
  type: z.literal('listItem'),
  content: z.array(paragraph).min(1).max(20),
});
const items = z.array(item).min(1).max(100);

const block = z.discriminatedUnion('type', [
  paragraph,
  z.strictObject({
    type: z.literal('heading'),
    attrs: z.strictObject({ level: z.literal(3) }),
    content: words,
  }),
  z.strictObject({ type: z.literal('bulletList'), content: items }),
  z.strictObject({ type: z.literal('orderedList'), content: items }),
]);
export type RichBlock = z.infer<typeof block>;

/** Largest text of a section. */
export const textBounds = { bytes: 24 * 1024, depth: 14 } as const;

/**
 * A text with paragraphs, headings, lists of one level, bold, italic and links: the part of the
 * editor's document that is stored. Other nodes, marks and attributes are refused.
 */
export const richText = boundedJson(
  z.strictObject({ type: z.literal('doc'), content: z.array(block).max(300) }),
  { ...textBounds, tooLarge: messages.textLarge, tooDeep: messages.textDeep },
);
export type RichText = z.infer<typeof richText>;
