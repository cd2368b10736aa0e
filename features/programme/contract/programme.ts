import { z } from 'zod';
import { factIds, itemIds, sectionIds } from './items.ts';
import { programmeMessages as messages } from './programme-messages.ts';

export const answerIds = ['yes', 'partly', 'no', 'not_applicable'] as const;
export type AnswerId = (typeof answerIds)[number];

const longestNote = 1000;
const day = z.iso
  .date(messages.dayInvalid)
  .refine((text) => text >= '2020-01-01' && text < '2101', messages.dayInvalid);
const answer = z.enum(answerIds).nullable();

/** A change of an item: only the sent fields change. */
export const itemChange = z.strictObject({
  item_id: z.enum(itemIds),
  answer: answer.optional(),
  note: z.string().max(longestNote, messages.noteLong).optional(),
  owner_user_id: z
    .guid()
    .transform((id) => id.toLowerCase())
    .nullable()
    .optional(),
  due_date: day.nullable().optional(),
});
export type ItemChange = z.infer<typeof itemChange>;

/** An item as it is answered; items without a row have none of it. */
export const answeredItem = z.object({
  item_id: z.enum(itemIds),
  answer,
  note: z.string(),
  owner_user_id: z.string().nullable(),
  /** Name of the owner; null without one. */
  owner_name: z.string().nullable(),
  due_date: z.string().nullable(),
});
export type AnsweredItem = z.infer<typeof answeredItem>;

/** Numbers of our own data: how many of how many, or only how many. */
export const programmeFacts = z.partialRecord(
  z.enum(factIds),
  z.object({ count: z.number(), of: z.number().nullable() }),
);
export type ProgrammeFacts = z.infer<typeof programmeFacts>;

/** Per cent of a section, null if no item of it applies or is answered. */
const percent = z.number().nullable();

export const programmeResult = z.object({
  percent,
  sections: z.record(z.enum(sectionIds), percent),
  /** Items with No or Partly. */
  gaps: z.number(),
  unanswered: z.number(),
});
export type ProgrammeResult = z.infer<typeof programmeResult>;

/** A finished self-check in the history. */
export const programmeCheck = z.object({
  check_id: z.string(),
  finished_time: z.string(),
  /** Who finished it; null if they were erased. */
  by_name: z.string().nullable(),
  result: programmeResult,
});
export type ProgrammeCheck = z.infer<typeof programmeCheck>;

/** A finished self-check with its answers, and the one before it. */
export const wholeCheck = programmeCheck.extend({
  items: z.array(answeredItem),
  facts: programmeFacts,
  before: programmeCheck.extend({ items: z.array(answeredItem) }).nullable(),
});
export type WholeCheck = z.infer<typeof wholeCheck>;
