import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { Database } from '#packages/database';
import { deleteUsers, hideUsers, mergeUsers, restoreUsers, unhideUsers } from '#people/contract';
import {
  addTagMembers as addMembers,
  createTag,
  removeTag,
  removeTagMember as removeMember,
} from '#tags/contract';
import { buildApp } from '../../../apps/server/app.ts';
import type { Action } from './action.ts';
import { accountsCount } from './history.ts';
import { at, newId } from './organisation-fixture.ts';
import type { OrganisationFixture } from './organisation-fixture.ts';

/** Runs the actions of histories by calls of the product, beside the history's server. */
export interface ActionRunner {
  /**
   * Runs an action. It may be refused for missing rights. It does not wait for rows that an open
   * transaction has locked.
   *
   * @throws Error if the product fails
   */
  do(organisation: OrganisationFixture, action: Action): Promise<void>;
  close(): Promise<void>;
}

/** Opens a runner on a database. Its server is built at the first action. */
export function openActionRunner(database: Database): ActionRunner {
  let built: Promise<FastifyInstance> | null = null;
  return {
    async do(organisation, action) {
      const app = await (built ??= buildOn(withLockTimeout(database)));
      const { by } = action;
      const who =
        by === accountsCount && organisation.owner
          ? organisation.owner
          : at(organisation.accounts, by);
      const { method, url, body } = callOf(organisation, action);
      const answer = await app.inject({
        ...{ method, url, headers: { authorization: `Bearer ${who.token}` } },
        ...(body === undefined ? {} : { payload: body }),
      });
      if (!expected.has(answer.statusCode)) {
        throw new Error(`${action.kind}: ${String(answer.statusCode)} ${answer.body}`);
      }
    },
    close: async () => (await built)?.close(),
  };
}

/** Done; not signed in, not allowed, not found, changed meanwhile; lock timeout. */
const expected = new Set([200, 401, 403, 404, 409, 503]);

interface ActionCall {
  method: 'POST' | 'PATCH' | 'DELETE';
  url: string;
  body?: object;
}

function callOf(organisation: OrganisationFixture, action: Action): ActionCall {
  const person = (index: number) => at(organisation.people, index);
  const tag = (place: number) => at(organisation.tags, place);
  const ofIds = (
    { method, path }: { method: string; path: string },
    ids: string[],
  ): ActionCall => ({
    ...{ method: method as ActionCall['method'], url: path, body: { ids } },
  });
  switch (action.kind) {
    case 'merge-people': {
      const body = { source_user_id: person(action.from), target_user_id: person(action.to) };
      // A person cannot be merged with themselves, so take the next one.
      if (action.from === action.to) body.target_user_id = person(action.to + 1);
      return { method: mergeUsers.method, url: mergeUsers.path, body };
    }
    case 'hide-people':
      return ofIds(action.is_hidden ? hideUsers : unhideUsers, action.people.map(person));
    case 'delete-people':
      return ofIds(deleteUsers, action.people.map(person));
    case 'restore-people':
      return ofIds(restoreUsers, action.people.map(person));
    case 'make-tag': {
      const tag_id = newId();
      organisation.tags.push(tag_id);
      const body = { tag: { tag_id, name: `Made ${tag_id}`, type: action.type } };
      return { method: createTag.method, url: createTag.path, body };
    }
    case 'delete-tag':
      return {
        method: removeTag.method,
        url: removeTag.path.replace('{tag_id}', tag(action.tag)),
      };
    case 'label-people': {
      const { method, path: url } = action.isAdded ? addMembers : removeMember;
      const body = { tag_ids: action.tags.map(tag), user_ids: action.people.map(person) };
      return { method, url, body };
    }
  }
}

/**
 * A history waits for each action before its next step, so the locks of its open transactions would
 * never be released.
 */
function withLockTimeout(database: Database): Database {
  return {
    ...database,
    write: (context, work) =>
      database.write(context, async (tx) => {
        await tx.query("set local lock_timeout = '40ms'");
        return work(tx);
      }),
  };
}

function buildOn(database: Database): Promise<FastifyInstance> {
  return buildApp({
    ...{ database, newId, now: () => Date.now(), log: pino({ level: 'silent' }) },
    ...{ pageFolder: '/nowhere', version: 'proof', publicUrl: 'http://127.0.0.1' },
    checkAnswers: true,
  });
}
