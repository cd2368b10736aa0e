import { z } from 'zod';
import { oneLineName, textUnstorable } from '#packages/http/contract';
import { isStorable, oneLine } from '#packages/kit';
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

/** A unit keeps the signs that make it: cm² is not cm2, and µmol not the letter mu. */
const unit = z
  .string(ownTypeMessages.unitRequired)
  .max(longestUnit * 16, ownTypeMessages.unitLong)
  .refine(isStorable, textUnstorable)
  .transform((text) => (oneLine(text) === '' ? '' : text.normalize('NFC').trim()))
  .superRefine((text, context) => {
    if (text === '') context.addIssue({ code: 'custom', message: ownTypeMessages.unitRequired });
    else if (text.length > longestUnit) {
      context.addIssue({ code: 'custom', message: ownTypeMessages.unitLong });
    }
  });

/** What is written of either. */
export const ownTypeFields = z.object({
  name: oneLineName({
    longest: longestName,
    tooLong: ownTypeMessages.nameLong,
    required: ownTypeMessages.nameRequired,
  }),
  unit,
  icon: z.enum(typeIcons, ownTypeMessages.iconUnknown).nullable(),
  image: z.string().max(mostImageLetters).nullable(),
});
export type OwnTypeFields = z.infer<typeof ownTypeFields>;
