import { Badge, Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { DataTable, EmptyState, Screen } from '#packages/ui';
import type { Column } from '#packages/ui';
import type { Sso } from '#work-accounts/contract';
import { countText } from '#packages/kit';
import { useSso } from '../settings/use-sso.ts';
import { providerName, stateWord, whyNot, workAccountTexts } from '../work-account-texts.ts';

const order = { key: 'provider', descending: false };
const defaultSize = 25;

/** /settings/sso: the providers and their state. */
export function SsoScreen() {
  const { sso, error, refetch } = useSso();
  const isNarrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
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
        rows={rows}
        rowKey={() => 'provider'}
        total={rows?.length ?? 0}
        columns={isNarrow ? narrowColumns : columns}
        sort={order}
        onSort={() => undefined}
        page={0}
        size={defaultSize}
        defaultSize={defaultSize}
        onPage={() => undefined}
        allRows={() => Promise.resolve(rows ?? [])}
        empty={<EmptyState title={(sso && whyNot(sso)) ?? ''} text={workAccountTexts.howToSetUp} />}
        error={error}
        onRetry={() => void refetch()}
      />
    </Screen>
  );
}

const nameOf = ({ provider }: Sso) => (provider === null ? '' : providerName(provider));

const columns: readonly Column<Sso>[] = [
  { key: 'provider', head: 'Provider', frozen: true, cell: nameOf, text: nameOf },
  { key: 'state', head: 'State', cell: (row) => <State row={row} />, text: stateWord },
  {
    key: 'domains',
    head: 'Domains',
    cell: ({ domains }) => (domains.length === 0 ? '–' : domains.join(', ')),
    text: ({ domains }) => domains.join(', '),
  },
  {
    key: 'people',
    head: 'People',
    numeric: true,
    cell: ({ people }) => countText(people),
    text: ({ people }) => String(people),
  },
  {
    key: 'configure',
    head: 'Configure',
    cell: () => (
      <Button component={Link} to="/settings/sso/azuread" variant="default" size="xs">
        Configure
      </Button>
    ),
    text: () => '/settings/sso/azuread',
  },
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
