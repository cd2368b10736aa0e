import { Button } from '@mantine/core';
import { RelativeTime } from '#packages/ui';
import type { Column } from '#packages/ui';
import { serviceNames } from '#services/contract';
import type { Service, ServiceId, ServiceState } from '#services/contract';
import { serviceTexts } from '../service-texts.ts';
import classes from '../services.module.css';
import { StateChip } from '../state-chip.tsx';
import type { ChipKind } from '../state-chip.tsx';

interface ServiceColumnOptions {
  /** Services that are being tested. */
  tested: readonly ServiceId[];
  isLocked: boolean;
  /** The last use is under the state. */
  isNarrow: boolean;
  onTest: (service: ServiceId) => void;
}

const kinds: Readonly<Record<ServiceState, ChipKind>> = {
  working: 'good',
  untried: 'none',
  simulated: 'invented',
  not_configured: 'none',
  failing: 'problem',
};

/** Columns of the table of services, in order. */
export function serviceColumns(options: ServiceColumnOptions): Column<Service>[] {
  const { tested, isLocked, isNarrow, onTest } = options;
  return [
    {
      ...{ key: 'service', head: 'Service', frozen: true },
      cell: ({ service, detail }) => (
        <span className={classes['service']}>
          <b>{serviceNames[service]}</b>
          <span dir="auto">{detail}</span>
        </span>
      ),
      text: ({ service }) => serviceNames[service],
    },
    {
      ...{ key: 'state', head: 'State' },
      cell: (row) => <StateCell row={row} isNarrow={isNarrow} />,
      text: ({ state, problem }) =>
        [serviceTexts.stateWords[state], problem].filter((part) => part !== null).join(': '),
    },
    ...(isNarrow ? [] : [lastUsed]),
    {
      ...{ key: 'test', head: 'Test', isAction: true },
      cell: ({ service, can_test }) =>
        can_test && (
          <span className={classes['action']}>
            <Button
              variant="default"
              size="xs"
              aria-label={`Test ${serviceNames[service]}`}
              loading={tested.includes(service)}
              disabled={isLocked}
              onClick={() => onTest(service)}
            >
              Test
            </Button>
          </span>
        ),
      text: () => '',
    },
  ];
}

const lastUsed: Column<Service> = {
  ...{ key: 'last_used_time', head: 'Last used' },
  cell: ({ last_used_time }) =>
    last_used_time === null ? (
      serviceTexts.never
    ) : (
      <RelativeTime time={Date.parse(last_used_time)} />
    ),
  text: ({ last_used_time }) => last_used_time ?? '',
};

/** The state; for a failing service also since when, and why. */
function StateCell({ row, isNarrow }: { row: Service; isNarrow: boolean }) {
  const { state, problem, last_used_time, last_failed_time } = row;
  return (
    <span className={classes['state']}>
      <StateChip kind={kinds[state]} word={serviceTexts.stateWords[state]} />
      {state === 'failing' && last_failed_time !== null && (
        <>
          <span dir="auto">{problem}</span>
          <span>
            Failed <RelativeTime time={Date.parse(last_failed_time)} />
          </span>
        </>
      )}
      {isNarrow && last_used_time !== null && (
        <span>
          Used <RelativeTime time={Date.parse(last_used_time)} />
        </span>
      )}
    </span>
  );
}
