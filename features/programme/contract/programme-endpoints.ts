import { z } from 'zod';
import { endpoint, newRowId } from '#packages/http/contract';
import { itemIds } from './items.ts';
import { programmeMessages as messages } from './programme-messages.ts';
import {
  answeredItem,
  itemChange,
  programmeCheck,
  programmeFacts,
  wholeCheck,
} from './programme.ts';

const changed_time = z.string().max(40).nullable();

/** Most listed self-checks, the newest. */
export const mostChecks = 200;

export const readProgramme = endpoint({
  name: 'programme.read',
  method: 'GET',
  path: '/v3/assessment/osha',
  summary: 'The answers of the programme self-check, facts of our own data, and finished checks.',
  right: 'org_admin',
  data: z.object({
    items: z.array(answeredItem),
    /** Of the last change; null before the first. */
    changed_time,
    facts: programmeFacts,
    checks: z.array(programmeCheck),
  }),
});

export const changeProgramme = endpoint({
  name: 'programme.change',
  method: 'PATCH',
  path: '/v3/assessment/osha',
  summary: 'Changes the sent fields of items; of two changes of a field the last one stays.',
  right: 'org_admin',
  body: z.object({
    items: z
      .array(itemChange)
      .min(1)
      .max(itemIds.length)
      .refine(
        (sent) => new Set(sent.map(({ item_id }) => item_id)).size === sent.length,
        messages.itemTwice,
      ),
  }),
  data: z.object({ changed_time: z.string() }),
});

export const finishProgramme = endpoint({
  name: 'programme.finish',
  method: 'POST',
  path: '/v3/assessment/osha',
  summary:
    'Adds the answers to the history. Repeating it changes nothing; a deleted check is restored.',
  right: 'org_admin',
  body: z.object({
    check_id: newRowId,
    /** With which the answers were read; null to finish them as they are now. */
    changed_time,
  }),
  data: z.object({ check_id: z.string() }),
  errors: ['CONFLICT'],
});

const params = z.object({ id: z.guid() });

export const readProgrammeCheck = endpoint({
  name: 'programme.read_check',
  method: 'GET',
  path: '/v3/assessment/osha/{id}',
  summary: 'A finished self-check with its answers, and the one before it.',
  right: 'org_admin',
  params,
  data: wholeCheck,
});

export const removeProgrammeCheck = endpoint({
  name: 'programme.remove_check',
  method: 'DELETE',
  path: '/v3/assessment/osha/{id}',
  summary: 'Deletes a finished self-check.',
  right: 'org_admin',
  params,
  data: z.object({ check_id: z.string() }),
});
