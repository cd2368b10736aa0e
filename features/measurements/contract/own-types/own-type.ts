import { z } from 'zod';
import { profileBytes } from '#people/contract';
import { ownTypeMessages } from './own-type-messages.ts';
import { typeIcons } from './type-icons.ts';

/** 'custom': a kind of test; 'link': a figure that is recorded together with a test. */
export const ownTypeKinds = ['custom', 'link'] as const;
export type OwnTypeKind = (typeof ownTypeKinds)[number];

const stored = z.object({
  name: z.string(),
  unit: z.string(),
  /** One of `typeIcons`; another build may know more. */
  icon: z.string().nullable(),
  /** A JPEG in base64. */
  image: z.string().nullable(),
  /** False: deleted. What was recorded with it stays. */
  active: z.boolean(),
  created_time: z.string(),
  modified_time: z.string(),
});

/** A kind of test that the organisation made itself. */
export const customType = z.object({ custom_id: z.string(), ...stored.shape });
export type CustomType = z.infer<typeof customType>;

/** A figure that the organisation records together with its tests. */
export const linkType = z.object({ link_type_id: z.string(), ...stored.shape });
export type LinkType = z.infer<typeof linkType>;

const longestName = 60;
const longestUnit = 20;
/** As many as a body has room for; the size of the picture itself is judged once it is read. */
const mostImageLetters = 2 * profileBytes;

/** What is written of either: text without space around it, one form for what looks the same. */
export const ownTypeFields = z.object({
  name: line(ownTypeMessages.nameRequired, longestName, ownTypeMessages.nameLong),
  unit: line(ownTypeMessages.unitRequired, longestUnit, ownTypeMessages.unitLong),
  icon: z.enum(typeIcons, ownTypeMessages.iconUnknown).nullable(),
  image: z.string().max(mostImageLetters).nullable(),
});
export type OwnTypeFields = z.infer<typeof ownTypeFields>;

function line(required: string, longest: number, long: string) {
  return z
    .string(required)
    .max(longest * 16, long)
    .transform((text) => text.normalize('NFC').trim())
    .superRefine((text, context) => {
      // Letters that take no room name nothing.
      const isEmpty = /^[\p{C}\p{Z}\p{M}]*$/u.test(text);
      if (isEmpty) context.addIssue({ code: 'custom', message: required });
      else if (text.length > longest) context.addIssue({ code: 'custom', message: long });
    });
}
