import { useCopy } from '#packages/sync/web';
import { DataTable, EmptyState, Screen, useSortedPage } from '#packages/ui';
import type { Admin } from '#people/contract';
import { personName } from '#people/domain';
import { canChangeAdmin, isOwner } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';
import { AddAdmin } from '../admins/add-admin.tsx';
import { adminColumns } from '../admins/admin-columns.tsx';
import { AdminMenu } from '../admins/admin-menu.tsx';
import { useAdmins } from '../admins/use-admins.ts';

/** /settings/admins: the people who see and change everything. Owners change the list. */
export function AdminsScreen() {
  const { data: viewer } = useCopy(permissionsViewer, {});
  const { admins, error, refetch, give } = useAdmins();
  const place = useSortedPage('admins', 50, {
    rows: admins,
    columns: adminColumns,
    first: { key: 'level', descending: true },
  });
  const mayChange = viewer !== undefined && isOwner(viewer);
  const menu = (admin: Admin) =>
    viewer !== undefined &&
    canChangeAdmin(viewer, admin) && (
      <AdminMenu
        admin={admin}
        onGive={(level) => void give({ ...admin, name: personName(admin) }, level)}
      />
    );
  return (
    <Screen
      title="Admins"
      ready={viewer !== undefined && (admins !== undefined || error !== null)}
      sentence={
        mayChange
          ? 'Admins can see and change everything. There is always at least one owner, so you cannot remove yourself.'
          : 'Admins can see and change everything. Only owners can add or remove them.'
      }
    >
      {mayChange && admins !== undefined && (
        <AddAdmin
          taken={admins.map(({ user_id }) => user_id)}
          onAdd={(person) => give(person, 'admin')}
        />
      )}
      <DataTable
        {...place}
        label="Admins"
        rowKey={({ user_id }) => user_id}
        {...(mayChange && { menu })}
        empty={<EmptyState title="No admins yet" text="Admins and owners appear here." />}
        error={error}
        onRetry={() => void refetch()}
      />
    </Screen>
  );
}
