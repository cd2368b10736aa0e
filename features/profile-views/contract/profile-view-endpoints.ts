import { z } from 'zod';
import { endpoint, timeCursor } from '#packages/http/contract';
import { newProfileView, profileView } from './profile-view.ts';

export const addProfileView = endpoint({
  name: 'profile_view.create',
  method: 'POST',
  path: '/v3/profile-view',
  summary:
    'Records that the caller opened the page or the tests of another person. One entry is kept for each person, kind and day in UTC; sending the same again changes nothing.',
  right: 'signed_in',
  isIndependent: true,
  bodyLimit: 4096,
  body: newProfileView,
  data: z.boolean(),
  errors: ['DUPLICATE'],
});

export const listProfileViews = endpoint({
  name: 'profile_view.list',
  method: 'GET',
  path: '/v3/profile-view',
  summary:
    'Who opened the data of the caller, newest first: those of the last 90 days, and with a cursor older ones too.',
  right: 'signed_in',
  query: z.object({
    /** The cursor of the previous response. */
    cursor: timeCursor.optional(),
  }),
  data: z.object({
    entries: z.array(profileView),
    /** Null if there are no older entries. */
    next_cursor: z.string().nullable(),
  }),
});
