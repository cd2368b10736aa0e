import { useCopy, useInitialised } from '#packages/sync/web';
import { Screen, useListSearch } from '#packages/ui';
import { permissionList } from '#people/offline';
import { canReadPermissions, isAdmin } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';
import { OwnAccessCard } from '../permissions/own-access-card.tsx';
import { permissionSearch } from '../permissions/permission-search.ts';
import { PermissionsTable } from '../permissions/permissions-table.tsx';
import { useAccounts } from '../permissions/use-accounts.ts';

/** /permissions: permissions of the people whom the viewer manages; for all others, their own. */
export function PermissionsScreen() {
  const [query, setQuery] = useListSearch(permissionSearch, 'permissions', '/permissions');
  const { data: viewer } = useCopy(permissionsViewer, {});
  const initialised = useInitialised();
  const mayRead = viewer !== undefined && canReadPermissions(viewer);
  const { data: people, error } = useCopy(permissionList, query, { keepPrevious: true });
  const accounts = useAccounts(mayRead ? (people?.total ?? null) : null);
  const areAccountsReady = !mayRead || error !== null || accounts.isSettled;
  const mayChange = viewer !== undefined && isAdmin(viewer);
  return (
    <Screen
      title="Permissions"
      ready={initialised && viewer !== undefined && areAccountsReady}
      sentence={sentenceOf(mayRead, mayChange)}
    >
      {mayRead && (
        <PermissionsTable
          query={query}
          accounts={accounts}
          mayChange={mayChange}
          onQuery={setQuery}
        />
      )}
      {viewer !== undefined && !mayRead && <OwnAccessCard />}
    </Screen>
  );
}

function sentenceOf(mayRead: boolean, mayChange: boolean): string {
  if (mayChange) return 'What each person can do, and with whom.';
  return mayRead ? 'What the people you manage can do.' : 'What you can do, and with whom.';
}
