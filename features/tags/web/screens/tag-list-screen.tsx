import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCopy, useInitialised } from '#packages/sync/web';
import { canChangeTags } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';
import { useTableSize } from '#packages/ui';
import { tagPageSize } from '#tags/domain';
import type { TagQuery } from '#tags/domain';
import { useTagKind } from '../kind/tag-kind.ts';
import { tagPaths } from '../kind/tag-paths.ts';
import { TagList } from '../list/tag-list.tsx';
import { searchOfTagQuery, tagQueryOf } from '../tag-search.ts';
import { kindTexts } from '../tag-texts.ts';

/** /settings/tags, /settings/jobs, /settings/locations. Admins change the list. */
export function TagListScreen() {
  const navigate = useNavigate();
  const { type } = useTagKind();
  const asked = tagQueryOf(useSearch({ strict: false }));
  const name = kindTexts[type].title.toLowerCase();
  const query = { ...asked, size: useTableSize(name, tagPageSize, asked.size) };
  const { data: viewer } = useCopy(permissionsViewer, {});
  const initialised = useInitialised();
  const path = tagPaths[type];
  const setQuery = (next: TagQuery, replace = false) =>
    void navigate({ to: path, search: searchOfTagQuery(next), replace });
  // After creation a crew opens with its members, a job and a location with their data.
  const openNew = (tag_id: string) =>
    void navigate({
      to: `${path}/$tag_id`,
      params: { tag_id },
      search: type === 'default' ? { tab: 'members' } : {},
    });
  return (
    <TagList
      query={query}
      onQuery={setQuery}
      isReady={initialised && viewer !== undefined}
      mayChange={viewer !== undefined && canChangeTags(viewer)}
      onCreated={openNew}
    />
  );
}
