// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { UiProvider, ZoneProvider } from '#packages/ui';
import type { PermissionRow } from '#people/domain';
import { permissionSearch } from './permission-search.ts';
import { PermissionsTable } from './permissions-table.tsx';

const stage = vi.hoisted(() => ({ rows: [] as unknown[] }));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children, ...props }: { children: ReactNode; 'aria-label'?: string }) => (
    <a href="/people" aria-label={props['aria-label']}>
      {children}
    </a>
  ),
}));
vi.mock('#packages/sync/web', () => ({
  useCopy: () => ({
    data: { rows: stage.rows, matching: stage.rows.length, total: stage.rows.length },
    error: null,
    refetch: () => undefined,
  }),
  useCopyBridge: () => ({ read: () => Promise.resolve({ rows: stage.rows }) }),
}));
// A wide screen: on a narrow one the columns have another order.
vi.mock('@mantine/hooks', async (original) => ({
  ...(await original<object>()),
  useMediaQuery: () => false,
}));
vi.mock('./permission-filter.tsx', () => ({ PermissionFilter: () => null }));
vi.mock('./access-panel.tsx', () => ({
  AccessPanel: ({ person }: { person: PermissionRow | null }) =>
    person === null ? null : <p>Access of {person.name_first}</p>,
}));
vi.mock('./use-permission-actions.ts', () => ({ usePermissionActions: () => ({}) }));

const person = (name_first: string, more: Partial<PermissionRow>): PermissionRow => ({
  ...{ user_id: name_first, name_first, name_last: 'Lee', has_picture: false, level: 'Custom' },
  ...{ email: `${name_first}@demo.example`, scopes: [], changed: null },
  ...{ mayRemove: true, mayEdit: true },
  ...more,
});
stage.rows = [
  person('Ana', {
    changed: Date.parse('2026-11-20T08:00:00.000Z'),
    scopes: [
      { tag_id: 't', tag: 'Day crew', access: ['view_user', 'measure_user', 'view_measure'] },
      { tag_id: null, tag: null, access: ['view_user'] },
    ],
  }),
  person('Olga', { level: 'Owner', mayRemove: false, mayEdit: false }),
];
const accounts = new Map([['Ana', { user_id: 'Ana', two_factor: true, last_login: null }]]);

afterEach(cleanup);

function show(mayChange: boolean) {
  render(
    <UiProvider>
      <ZoneProvider zone="Australia/Perth">
        <PermissionsTable
          query={permissionSearch.defaults}
          accounts={{
            ...{ byPerson: accounts, isSettled: true, isOnline: true, error: null },
            refetch: () => undefined,
          }}
          mayChange={mayChange}
          onQuery={() => undefined}
        />
      </ZoneProvider>
    </UiProvider>,
  );
}
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
const lineOf = (name: string) => {
  const line = screen.getByRole('link', { name }).closest('tr');
  if (line === null) throw new Error(`${name} is not in the table`);
  return line;
};
const columns = [
  ...['Name', 'Email', 'Level', 'Scope', 'Account access', 'Measurement access'],
  ...['2FA', 'Last login', 'Changed'],
];

test("[PERM-01] an admin sees everybody's permissions and sign-in, and chooses and edits them", () => {
  show(true);
  expect(heads().slice(0, columns.length)).toEqual(columns);
  const ana = lineOf('Ana Lee');
  const cells = [...ana.querySelectorAll('th, td')].map((cell) =>
    [...cell.querySelectorAll('span span, a')].map((part) => part.textContent),
  );
  const [, , , scope, account, measurement] = cells;
  expect([scope, account, measurement]).toEqual([
    ['Day crew', 'All users'],
    ['View and Measure', 'View'],
    ['View', 'None'],
  ]);
  const cellText = (index: number) => ana.querySelectorAll('th, td')[index]?.textContent;
  expect([cellText(1), cellText(2), cellText(6), cellText(7)]).toEqual([
    'Ana@demo.example',
    'Custom',
    'On',
    '–',
  ]);
  expect(ana.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-20T08:00:00.000Z');

  fireEvent.click(within(ana).getByRole('checkbox', { name: 'Select Ana Lee' }));
  expect(screen.getByRole('button', { name: 'Remove permissions (1)' })).toBeTruthy();
  fireEvent.click(within(ana).getByRole('button', { name: 'Edit access of Ana Lee' }));
  expect(screen.getByText('Access of Ana')).toBeTruthy();
  const owner = within(lineOf('Olga Lee'));
  expect(owner.queryByRole('button', { name: /^Edit/ })).toBeNull();
  expect(owner.getByRole('link', { name: 'Show Olga Lee in the list of admins' })).toBeTruthy();
});

test('a manager sees the same columns, and cannot change anything', () => {
  show(false);
  expect(heads()).toEqual(columns);
  expect(screen.queryByRole('checkbox', { name: /^Select/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^(?:Edit|Remove)/ })).toBeNull();
});
