import { Badge, Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { DataTable, EmptyState, pageOf, Screen, textColumn, useIsNarrow } from '#packages/ui';
import type { Column } from '#packages/ui';
import type { Sso } from '#work-accounts/contract';
import { countText } from '#packages/kit';
import { useSso } from '../settings/use-sso.ts';
import { providerName, stateWord, whyNot, workAccountTexts } from '../work-account-texts.ts';

const order = { key: 'provider', descending: false };
const place = { page: 0, size: 25, defaultSize: 25 };

/** /settings/sso: the providers and their state. */
export function SsoScreen() {
  const { sso, error, refetch } = useSso();
  const isNarrow = useIsNarrow();
  const rows = sso && (sso.provider === null ? [] : [sso]);
  return (
    <Screen
      title="Work account sign-in"
      ready={sso !== undefined || error !== null}
      sentence={workAccountTexts.about}
    >
      <DataTable
        name="sso"
        label="Providers of work accounts"
        {...pageOf(rows, place)}
        {...place}
        rowKey={() => 'provider'}
        columns={isNarrow ? narrowColumns : columns}
        sort={order}
        onPage={() => undefined}
        empty={<EmptyState title={(sso && whyNot(sso)) ?? ''} text={workAccountTexts.howToSetUp} />}
        error={error}
        onRetry={() => void refetch()}
      />
    </Screen>
  );
}

const nameOf = ({ provider }: Sso) => (provider === null ? '' : providerName(provider));

const columns: readonly Column<Sso>[] = [
  textColumn('provider', 'Provider', nameOf, { frozen: true, cell: nameOf }),
  textColumn('state', 'State', stateWord, { cell: (row) => <State row={row} /> }),
  textColumn('domains', 'Domains', ({ domains }) => domains.join(', '), {
    cell: ({ domains }) => domains.join(', ') || '–',
  }),
  textColumn('people', 'People', ({ people }) => String(people), {
    numeric: true,
    cell: ({ people }) => countText(people),
  }),
  textColumn('configure', 'Configure', () => '/settings/sso/azuread', {
    cell: () => (
      <Button component={Link} to="/settings/sso/azuread" variant="default" size="xs">
        Configure
      </Button>
    ),
  }),
];

/** On a phone only name, state and link. */
const narrowColumns = columns.filter(({ key }) => key !== 'domains' && key !== 'people');

function State({ row }: { row: Sso }) {
  return (
    <Badge
      variant="default"
      miw="max-content"
      leftSection={row.enabled && <IconCheck size={12} stroke={2.5} aria-hidden />}
    >
      {stateWord(row)}
    </Badge>
  );
}
