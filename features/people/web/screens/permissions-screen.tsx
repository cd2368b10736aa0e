import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useCopy, useInitialised } from '#packages/sync/web';
import { Screen } from '#packages/ui';
import type { PermissionQuery } from '#people/domain';
import { canReadPermissions, isAdmin } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';
import { OwnAccessCard } from '../permissions/own-access-card.tsx';
import { permissionQueryOf, searchOfPermissionQuery } from '../permissions/permission-search.ts';
import { PermissionsTable } from '../permissions/permissions-table.tsx';

/** /permissions: who may do what, as far as the viewer leads them; for all others, their own. */
export function PermissionsScreen() {
  const query = permissionQueryOf(useSearch({ strict: false }));
  const navigate = useNavigate();
  const { data: viewer } = useCopy(permissionsViewer, {});
  const initialised = useInitialised();
  const setQuery = (next: PermissionQuery, replace = false) =>
    void navigate({ to: '/permissions', search: searchOfPermissionQuery(next), replace });
  useEffect(() => {
    document.title = 'Permissions · Watershade';
  }, []);
  const mayRead = viewer !== undefined && canReadPermissions(viewer);
  const mayChange = viewer !== undefined && isAdmin(viewer);
  return (
    <Screen
      title="Permissions"
      ready={initialised && viewer !== undefined}
      sentence={sentenceOf(mayRead, mayChange)}
    >
      {mayRead && <PermissionsTable query={query} mayChange={mayChange} onQuery={setQuery} />}
      {viewer !== undefined && !mayRead && <OwnAccessCard />}
    </Screen>
  );
}

function sentenceOf(mayRead: boolean, mayChange: boolean): string {
  if (mayChange) return 'What everybody may do, and with whom.';
  return mayRead ? 'What the people you manage may do.' : 'What you may do, and with whom.';
}
