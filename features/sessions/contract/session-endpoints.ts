import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { session, sessionFields, sessionUser, sessionUserFields } from './session.ts';

export const saveSession = endpoint({
  name: 'session.save',
  method: 'POST',
  path: '/v2/session',
  summary:
    'Adds a session, or archives it with `done`. Its type and tags stay as they were first saved.',
  right: 'signed_in',
  isIndependent: true,
  body: sessionFields,
  data: session,
  errors: ['DUPLICATE'],
});

export const saveSessionUsers = endpoint({
  name: 'session.save_users',
  method: 'POST',
  path: '/v2/session/user',
  summary: 'Adds the people of a new session, or skips some of its people.',
  right: 'signed_in',
  isIndependent: true,
  // 10000 people.
  bodyLimit: 2 * 1024 * 1024,
  body: sessionUserFields,
  data: z.object({ session_id: z.string(), users: z.array(sessionUser) }),
  errors: ['CONFLICT'],
});
