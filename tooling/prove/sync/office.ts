import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { Database } from '#packages/database';
import { deleteUsers, hideUsers, mergeUsers, restoreUsers, unhideUsers } from '#people/contract';
import {
  addTagMembers as addWearers,
  createTag,
  removeTag,
  removeTagMember as removeWearer,
} from '#tags/contract';
import { buildApp } from '../../../apps/server/app.ts';
import type { Deed } from './deed.ts';
import { accountsCount } from './history.ts';
import { at, newId } from './house.ts';
import type { House } from './house.ts';

/** Where the deeds of histories are done: by the product's own calls, beside the history's server. */
export interface Office {
  /**
   * Does a deed, or is refused as anybody is who may not; what an open transaction holds is not
   * waited for.
   *
   * @throws Error where the product fails
   */
  do(house: House, deed: Deed): Promise<void>;
  close(): Promise<void>;
}

/** Opens the product's calls on a database; its server is built at the first deed. */
export function openOffice(database: Database): Office {
  let built: Promise<FastifyInstance> | null = null;
  return {
    async do(house, deed) {
      const app = await (built ??= buildOn(impatient(database)));
      const { by } = deed;
      const who = by === accountsCount && house.owner ? house.owner : at(house.accounts, by);
      const { method, url, body } = callOf(house, deed);
      const answer = await app.inject({
        ...{ method, url, headers: { authorization: `Bearer ${who.token}` } },
        ...(body === undefined ? {} : { payload: body }),
      });
      if (!expected.has(answer.statusCode)) {
        throw new Error(`${deed.kind}: ${String(answer.statusCode)} ${answer.body}`);
      }
    },
    close: async () => (await built)?.close(),
  };
}

/** Done; not signed in, not allowed, not there, changed meanwhile; in each other's way. */
const expected = new Set([200, 401, 403, 404, 409, 503]);

interface DeedCall {
  method: 'POST' | 'PATCH' | 'DELETE';
  url: string;
  body?: object;
}

function callOf(house: House, deed: Deed): DeedCall {
  const person = (place: number) => at(house.people, place);
  const tag = (place: number) => at(house.tags, place);
  const ofIds = ({ method, path }: { method: string; path: string }, ids: string[]): DeedCall => ({
    ...{ method: method as DeedCall['method'], url: path, body: { ids } },
  });
  switch (deed.kind) {
    case 'merge-people': {
      const body = { source_user_id: person(deed.from), target_user_id: person(deed.to) };
      // Nobody is merged with themselves: somebody else is near.
      if (deed.from === deed.to) body.target_user_id = person(deed.to + 1);
      return { method: mergeUsers.method, url: mergeUsers.path, body };
    }
    case 'hide-people':
      return ofIds(deed.is_hidden ? hideUsers : unhideUsers, deed.people.map(person));
    case 'delete-people':
      return ofIds(deleteUsers, deed.people.map(person));
    case 'restore-people':
      return ofIds(restoreUsers, deed.people.map(person));
    case 'make-tag': {
      const tag_id = newId();
      house.tags.push(tag_id);
      const body = { tag: { tag_id, name: `Made ${tag_id}`, type: deed.type } };
      return { method: createTag.method, url: createTag.path, body };
    }
    case 'delete-tag':
      return {
        method: removeTag.method,
        url: removeTag.path.replace('{tag_id}', tag(deed.tag)),
      };
    case 'label-people': {
      const { method, path: url } = deed.wears ? addWearers : removeWearer;
      const body = { tag_ids: deed.tags.map(tag), user_ids: deed.people.map(person) };
      return { method, url, body };
    }
  }
}

/** A history waits for each deed before its next step, so what it holds open is never let go. */
function impatient(database: Database): Database {
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
