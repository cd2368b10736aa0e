import { useEffect, useMemo, useRef, useState } from 'react';
import type { Draft, DraftStore } from '#education/web';
import type { OpenLink } from '../link/open-link.ts';

/** Start of the names of kept attempts. */
export const draftName = 'draft:';

/** The attempts under way of a link, on disk as soon as they change; null until they are read. */
export function useLinkDrafts({ token, storage }: OpenLink): DraftStore | null {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft | undefined>> | null>(null);
  const current = useRef(drafts);
  useEffect(() => {
    let isOver = false;
    void storage.read(token).then((kept) => {
      if (isOver) return;
      const found = [...kept].filter(([name]) => name.startsWith(draftName));
      current.current = Object.fromEntries(
        found.map(([name, value]) => [name.slice(draftName.length), value as Draft]),
      );
      setDrafts(current.current);
    });
    return () => {
      isOver = true;
    };
  }, [token, storage]);
  return useMemo(() => {
    if (drafts === null) return null;
    const change = (course_id: string, draft: Draft | undefined) => {
      current.current = { ...current.current, [course_id]: draft };
      setDrafts(current.current);
    };
    return {
      drafts,
      put(draft) {
        change(draft.course_id, draft);
        void storage.keep(token, `${draftName}${draft.course_id}`, draft);
      },
      remove(course_id) {
        change(course_id, undefined);
        void storage.remove(token, `${draftName}${course_id}`);
      },
    };
  }, [drafts, token, storage]);
}
