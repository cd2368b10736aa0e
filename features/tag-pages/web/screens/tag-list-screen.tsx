import { useNavigate } from '@tanstack/react-router';
import { useCopy, useInitialised } from '#packages/sync/web';
import { canChangeTags } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';
import { useListSearch } from '#packages/ui';
import { kindTexts, tagPaths } from '#tags/web';
import { useTagKind } from '../kind/tag-kind.ts';
import { TagList } from '../list/tag-list.tsx';
import { tagSearch } from '../tag-search.ts';

/** /settings/tags, /settings/jobs, /settings/locations. Admins change the list. */
export function TagListScreen() {
  const navigate = useNavigate();
  const { type } = useTagKind();
  const path = tagPaths[type];
  const name = kindTexts[type].title.toLowerCase();
  const [query, setQuery] = useListSearch(tagSearch, name, path);
  const { data: viewer } = useCopy(permissionsViewer, {});
  const initialised = useInitialised();
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
