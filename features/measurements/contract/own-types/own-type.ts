import { z } from 'zod';
import { oneLineName, textUnstorable } from '#packages/http/contract';
import { isStorable, oneLine } from '#packages/kit';
import { profileBytes } from '#people/contract';
import { ownTypeMessages } from './own-type-messages.ts';
import { typeIcons } from './type-icons.ts';

/** 'custom': a type of test; 'link': a value that is recorded together with a test. */
export const ownTypeKinds = ['custom', 'link'] as const;
export type OwnTypeKind = (typeof ownTypeKinds)[number];

const stored = z.object({
  name: z.string(),
  unit: z.string(),
  /** One of `typeIcons`; other builds may have more. */
  icon: z.string().nullable(),
  /** A JPEG in base64. */
  image: z.string().nullable(),
  /** False: deleted. Recorded values are kept. */
  active: z.boolean(),
  created_time: z.string(),
  modified_time: z.string(),
});

/** A type of test that the organisation defined. */
export const customType = z.object({ custom_id: z.string(), ...stored.shape });
export type CustomType = z.infer<typeof customType>;

/** A value that the organisation records together with its tests. */
export const linkType = z.object({ link_type_id: z.string(), ...stored.shape });
export type LinkType = z.infer<typeof linkType>;

const longestName = 60;
const longestUnit = 20;
/** As many characters as a request can hold. The picture's own size is checked after decoding. */
const mostImageLetters = 2 * profileBytes;

/**
 * A unit keeps its special characters: cm² is not cm2, and the micro sign of µmol is not the letter
 * mu.
 */
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

/** The editable fields of either kind. */
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
