import { z } from 'zod';
import { newRowId, oneLineName } from '#packages/http/contract';
import { jsonBytes } from '#packages/kit';
import { educationMessages as messages } from './education-messages.ts';
import { httpsLink, richText } from './rich-text.ts';

/** Our own drawings, which sections and covers may show. */
export const drawings = [
  'sun',
  'body',
  'water',
  'shade',
  'warning',
  'cooling',
  'urine',
  'steps',
  'buddy',
  'calendar',
] as const;
export type Drawing = (typeof drawings)[number];

/** Languages of modules, with their own names. */
export const moduleLanguages = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  pt: 'Português',
  de: 'Deutsch',
  it: 'Italiano',
  pl: 'Polski',
  tr: 'Türkçe',
  ar: 'العربية',
  hi: 'हिन्दी',
  id: 'Bahasa Indonesia',
  vi: 'Tiếng Việt',
  tl: 'Tagalog',
} as const;
export type ModuleLanguage = keyof typeof moduleLanguages;

export const questionKinds = ['single', 'multiple', 'true_false', 'number'] as const;
export type QuestionKind = (typeof questionKinds)[number];

export const mostSections = 40;
export const mostQuestions = 60;
export const mostChoices = 10;
/** Largest content of a module as JSON. */
export const mostModuleBytes = 512 * 1024;

const partId = newRowId.transform((id) => id.toLowerCase());

/** A picture: one of our drawings, or an uploaded one. */
export const picture = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('drawing'), drawing: z.enum(drawings) }),
  z.strictObject({
    kind: z.literal('image'),
    image_id: z.guid().transform((id) => id.toLowerCase()),
    alt: z.string().trim().max(200),
  }),
]);
export type Picture = z.output<typeof picture>;

/** A section of a training. A draft may be incomplete. */
export const section = z.strictObject({
  section_id: partId,
  title: z.string().trim().max(150, messages.titleLong),
  text: richText,
  picture: picture.nullable(),
  video_url: z.union([z.literal(''), httpsLink]),
  minutes: z.int(messages.minutes).min(0, messages.minutes).max(240, messages.minutes),
});
export type Section = z.output<typeof section>;

const choice = z.strictObject({
  choice_id: partId,
  text: z.string().trim().max(300),
});
export type Choice = z.output<typeof choice>;

const anyNumber = z.number().min(-1e9).max(1e9);

/** A question with its right answer. The choices of a true or false question are True and False. */
export const question = z.strictObject({
  question_id: partId,
  kind: z.enum(questionKinds),
  text: z.string().trim().max(1000),
  choices: z.array(choice).max(mostChoices),
  /** Ids of the right choices. */
  right: z.array(partId).max(mostChoices),
  /** The right answer of a number question, and how far an answer may be off. */
  number: z.strictObject({ value: anyNumber, tolerance: z.number().min(0).max(1e9) }).nullable(),
  explanation: z.string().trim().max(2000),
  points: z.int(messages.points).min(1, messages.points).max(20, messages.points),
});
export type Question = z.output<typeof question>;

const settings = {
  title: oneLineName({
    longest: 150,
    required: messages.titleRequired,
    tooLong: messages.titleLong,
    invalid: messages.titleOneLine,
  }),
  description: z.string().trim().max(2000),
  cover: picture.nullable(),
  language: z.enum(Object.keys(moduleLanguages) as [ModuleLanguage, ...ModuleLanguage[]]),
  /** Per cent of the points. */
  pass_mark: z.int(messages.passMark).min(1, messages.passMark).max(100, messages.passMark),
  /** 0: no limit. */
  attempts: z.int(messages.attempts).min(0, messages.attempts).max(50, messages.attempts),
  /** 0: a pass stays valid. */
  valid_months: z
    .int(messages.validMonths)
    .min(0, messages.validMonths)
    .max(120, messages.validMonths),
  days_to_complete: z.int(messages.days).min(1, messages.days).max(365, messages.days),
  has_certificate: z.boolean(),
};

/** The settings of a new module. */
export const defaultSettings = {
  description: '',
  cover: null,
  language: 'en',
  pass_mark: 80,
  attempts: 3,
  valid_months: 12,
  days_to_complete: 14,
  has_certificate: true,
  shuffles: true,
} as const;

const parts = {
  ...settings,
  /** The questions are shown in another order to each person. */
  shuffles: z.boolean(),
  sections: z.array(section).max(mostSections),
  questions: z.array(question).max(mostQuestions),
};

/** Everything that is published together. */
export const moduleContent = z.object(parts);
export type ModuleContent = z.output<typeof moduleContent>;

/** Changed parts of a module; a part that is left out stays as it is. */
export const moduleChange = z
  .strictObject({
    ...parts,
    is_archived: z.boolean(),
    /** The revision that the change was made on; without it another change is overwritten. */
    revision: z.int().min(0).max(1e9),
  })
  .partial()
  .superRefine((change, context) => {
    const ids = [
      ...(change.sections ?? []).map(({ section_id }) => section_id),
      ...(change.questions ?? []).flatMap(({ question_id, choices }) => [
        question_id,
        ...choices.map(({ choice_id }) => choice_id),
      ]),
    ];
    const refuse = (message: string) =>
      context.addIssue({
        ...{ code: 'custom', message },
        path: [change.questions === undefined ? 'sections' : 'questions'],
      });
    if (new Set(ids).size < ids.length) refuse(messages.sameTwice);
    if (jsonBytes(change) > mostModuleBytes) refuse(messages.moduleLarge);
  });
export type ModuleChange = z.output<typeof moduleChange>;

export const moduleStates = ['Draft', 'Published', 'Archived'] as const;
export type ModuleState = (typeof moduleStates)[number];

/** A module in the list. */
export const moduleRow = z.object({
  module_id: z.string(),
  title: z.string(),
  language: z.string(),
  sections: z.number(),
  questions: z.number(),
  pass_mark: z.number(),
  valid_months: z.number(),
  /** People that the viewer manages and who have it now, and how many of them have a valid pass. */
  assigned: z.number(),
  completed: z.number(),
  state: z.enum(moduleStates),
  /** It was changed since it was published. */
  has_changes: z.boolean(),
  changed_time: z.string(),
});
export type ModuleRow = z.infer<typeof moduleRow>;

/** A module to be read or edited. Only admins get the right answers and explanations. */
export const wholeModule = moduleContent.extend({
  module_id: z.string(),
  state: z.enum(moduleStates),
  revision: z.number(),
  has_changes: z.boolean(),
  /** Counts the publications; 0 for a draft. */
  version: z.number(),
  published_time: z.string().nullable(),
  changed_time: z.string(),
});
export type WholeModule = z.output<typeof wholeModule>;
