import { useLocation, useParams, useSearch } from '@tanstack/react-router';
import { useCopy, useInitialised } from '#packages/sync/web';
import { useTitle } from '#packages/ui';
import { canChangeTags } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';
import { tagsAll } from '#tags/offline';
import { kindTexts } from '#tags/web';
import { useTagKind } from '../kind/tag-kind.ts';
import { TagPage } from '../page/tag-page.tsx';

/**
 * /settings/tags/{uuid} and the same for jobs and locations; `?tab=members` and /members show the
 * same.
 */
export function TagPageScreen() {
  const { tag_id = '' } = useParams({ strict: false });
  const pathname = useLocation({ select: (location) => location.pathname });
  const { tab }: Record<string, unknown> = useSearch({ strict: false });
  const { type } = useTagKind();
  const { data: viewer } = useCopy(permissionsViewer, {});
  const { data: tags } = useCopy(tagsAll, {});
  const initialised = useInitialised();
  const name = tags?.find((tag) => tag.tag_id === tag_id)?.name ?? kindTexts[type].kind;
  useTitle(name);
  const tail = pathname.split('/')[4];
  return (
    <TagPage
      key={tag_id}
      tag_id={tag_id.toLowerCase()}
      tabKey={tail ?? (typeof tab === 'string' ? tab : '')}
      isReady={initialised && viewer !== undefined}
      mayChange={viewer !== undefined && canChangeTags(viewer)}
    />
  );
}
