import { z } from 'zod';
import { endpoint, newRowId } from '#packages/http/contract';
import { leave, leaveFields } from './leave.ts';
import { roster, rosterFields } from './roster.ts';

export const createRoster = endpoint({
  name: 'roster.create',
  method: 'POST',
  path: '/v3/roster',
  summary: 'Adds a roster. Sending the same id again changes nothing.',
  right: 'signed_in',
  feature: 'roster',
  body: rosterFields.safeExtend({ roster_id: newRowId }),
  data: roster,
});

export const changeRoster = endpoint({
  name: 'roster.change',
  method: 'PUT',
  path: '/v3/roster',
  summary:
    'Replaces a roster. With the `modified_time` that it was read with, a roster that was changed since is refused.',
  right: 'signed_in',
  feature: 'roster',
  body: rosterFields.safeExtend({
    modified_time: z.iso.datetime({ offset: true }).max(40).optional(),
  }),
  data: roster,
  errors: ['CONFLICT'],
});

export const removeRoster = endpoint({
  name: 'roster.remove',
  method: 'DELETE',
  path: '/v3/roster/{id}',
  summary: 'Deletes a roster, or cancels a leave.',
  right: 'signed_in',
  feature: 'roster',
  params: z.object({ id: z.guid() }),
  data: z.object({ kind: z.enum(['roster', 'leave']), id: z.string() }),
});

export const createLeave = endpoint({
  name: 'roster.create_leave',
  method: 'POST',
  path: '/v3/roster/leave',
  summary: 'Adds a leave of a worker. Sending the same id again changes nothing.',
  right: 'signed_in',
  feature: 'roster',
  body: leaveFields.safeExtend({ roster_user_leave_id: newRowId }),
  data: leave,
});
