import { z } from 'zod';
import { newRowId } from '#packages/http/contract';
import { profileViewMessages as messages } from './profile-view-messages.ts';

/** The list begins with so many days. */
export const firstDays = 90;
/** Days after which an entry is deleted. */
export const keptDays = 365;
/** The clock of a device may be so many minutes ahead. */
export const mostAhead = 5;
/** Days for which an opening may wait on a device without connection. */
export const oldestDays = 30;
/** Maximum number of entries in one response. */
export const viewPageSize = 100;

/** What somebody opens in the app: the page of a person, or their tests in the list of tests. */
export const openedKinds = ['page', 'tests'] as const;
export type OpenedKind = (typeof openedKinds)[number];

const viewKinds = [...openedKinds, 'export'] as const;
/** What somebody opened, or that they exported the data of the person. */
export type ViewKind = (typeof viewKinds)[number];

/** A profile view as a client sends it. The viewer is the person who is signed in. */
export const newProfileView = z.object({
  view_id: newRowId,
  /** The person whose page or tests were opened. */
  user_id: z.guid().transform((id) => id.toLowerCase()),
  kind: z.enum(openedKinds),
  opened_time: z.iso
    .datetime({ offset: true, error: messages.timeInvalid })
    .max(40, messages.timeInvalid)
    .transform((text) => new Date(text).toISOString()),
});
export type NewProfileView = z.output<typeof newProfileView>;

/** One entry of the list: what one person opened on one day, in UTC. */
export const profileView = z.object({
  view_id: z.string(),
  kind: z.enum(viewKinds),
  /** The name of the viewer as it is now; empty once it is erased. */
  viewed_by_name: z.string(),
  first_time: z.string(),
  /** The same as the first time if the person opened it once on that day. */
  last_time: z.string(),
});
export type ProfileView = z.infer<typeof profileView>;
