import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  createAccessLinks,
  createCourseLink,
  listAccessLinks,
  revokeAccessLink,
} from '#access/contract';
import type { LinkPerson, NewLink } from '#access/contract';
import { listAssignments } from '#education/contract';
import { isOpen } from '#education/domain';
import { useWrite } from '#packages/form/web';
import type { Refused } from '#packages/form/web';
import { allPages, answerKey, useClient } from '#packages/http/web';
import { personName } from '#people/domain';
import { accessTexts as texts } from './access-texts.ts';

/** A new link with the name of its organisation. */
export interface MadeLink extends NewLink {
  organisation: string;
}

/** The people who may have a link, or one of them; all pages. */
export function useLinkPeople({
  person_id,
  isOn = true,
}: { person_id?: string; isOn?: boolean } = {}) {
  const client = useClient();
  return useQuery({
    queryKey: answerKey(listAccessLinks, { person_id }),
    queryFn: async ({ signal }) => {
      let has_page = false;
      const people = await allPages(async (after) => {
        const query = {
          ...(person_id !== undefined && { person_id }),
          ...(after !== undefined && { after }),
        };
        const page = await client.call(listAccessLinks, { query }, { signal });
        has_page = page.has_page;
        return { rows: page.people, next: page.next };
      });
      return { people, has_page };
    },
    ...{ retry: false, staleTime: 0, enabled: isOn },
  });
}

/** Ids of the people who have a module and have not finished it; undefined while loading, or without a module. */
export function useModulePeople(module_id: string | undefined) {
  const client = useClient();
  const { data, error, refetch } = useQuery({
    queryKey: answerKey(listAssignments, { module_id, of: 'links' }),
    queryFn: async ({ signal }) => {
      return await allPages(async (after) => {
        const query = { module_id, ...(after !== undefined && { after }) };
        const page = await client.call(listAssignments, { query }, { signal });
        return { rows: page.courses, next: page.next };
      });
    },
    ...{ retry: false, staleTime: 0, enabled: module_id !== undefined },
  });
  const user_ids = useMemo(() => {
    const current = data?.filter((row) => !row.is_superseded && isOpen(row.state));
    return current && new Set(current.map(({ user_id }) => user_id));
  }, [data]);
  return { user_ids, error, refetch };
}

/** How a link is made: of a person, or of the person of a course. */
export type LinkSubject = Pick<LinkPerson, 'user_id' | 'name_first' | 'name_last'> & {
  course_id?: string;
};

/** Writes of managers about links. */
export function useLinkActions() {
  const client = useClient();
  const { write } = useWrite({ stale: [listAccessLinks] });

  /** Makes a link; `onMade` gets it, as it is answered once. */
  const make = (
    { user_id, course_id, ...person }: LinkSubject,
    mail_to: string | null,
    onMade: (link: MadeLink) => void,
  ): Promise<Refused> =>
    write(
      async () => {
        const { link, organisation } =
          course_id === undefined
            ? await makeOne(user_id, mail_to)
            : await client.call(createCourseLink, { params: { id: course_id }, body: { mail_to } });
        onMade({ ...link, organisation });
      },
      {
        done: (mail_to === null ? texts.madeLink : texts.madeAndSent)(personName(person)),
        failed: texts.failed,
        fields: ['mail_to'],
      },
    );

  async function makeOne(user_id: string, mail_to: string | null) {
    const body = { user_ids: [user_id], mail_to };
    const { links, organisation } = await client.call(createAccessLinks, { body });
    const [link] = links;
    if (link === undefined) throw new Error('No link was answered');
    return { link, organisation };
  }

  const revoke = ({ user_id, ...person }: LinkSubject): Promise<Refused> =>
    write(() => client.call(revokeAccessLink, { params: { id: user_id } }), {
      done: texts.revokedToast(personName(person)),
      failed: texts.revokeFailed,
    });

  return { make, revoke };
}
