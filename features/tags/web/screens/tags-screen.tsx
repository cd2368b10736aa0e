import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useCopy, useInitialised } from '#packages/sync/web';
import { canChangeTags } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';
import type { TagQuery } from '#tags/domain';
import { TagList } from '../list/tag-list.tsx';
import { searchOfTagQuery, tagQueryOf } from '../tag-search.ts';

/** /settings/tags: what the organisation sorts people by; admins change it. */
export function TagsScreen() {
  const query = tagQueryOf(useSearch({ strict: false }));
  const navigate = useNavigate();
  const { data: viewer } = useCopy(permissionsViewer, {});
  const initialised = useInitialised();
  const setQuery = (next: TagQuery, replace = false) =>
    void navigate({ to: '/settings/tags', search: searchOfTagQuery(next), replace });
  useEffect(() => {
    document.title = 'Tags · Watershade';
  }, []);
  return (
    <TagList
      query={query}
      onQuery={setQuery}
      isReady={initialised && viewer !== undefined}
      mayChange={viewer !== undefined && canChangeTags(viewer)}
    />
  );
}
