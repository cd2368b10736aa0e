import { Button } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { BackupsCard } from '#backups/web';
import { PlanCard } from '#license/web';
import { listMessages } from '#outbox/contract';
import { useWrite } from '#packages/form/web';
import { newId, useAnswer, useClient } from '#packages/http/web';
import { useSyncStatus } from '#packages/sync/web';
import {
  DataTable,
  EmptyState,
  ListBar,
  RelativeTime,
  textColumn,
  timeColumn,
  useDelayPageReady,
  useLocalPage,
  useIsNarrow,
} from '#packages/ui';
import type { Column } from '#packages/ui';
import { listServices, serviceNames, testService } from '#services/contract';
import type { Service, ServiceId, ServiceState } from '#services/contract';
import { serviceTexts } from '../service-texts.ts';
import { StateChip } from '../state-chip.tsx';
import type { ChipKind } from '../state-chip.tsx';
import { TestResult } from './test-result.tsx';
import { WebhookSection } from './webhook-section.tsx';
import classes from '../services.module.css';

const defaultSize = 20;

/** The services with their state and a test button. */
export function ServiceList() {
  const { online } = useSyncStatus();
  const { services, error, refetch, tested, messages, onEnd, test } = useServices();
  const onTest = useCallbackRef((service: ServiceId) => void test(service));
  const isNarrow = useIsNarrow();
  const columns = useMemo(
    () => serviceColumns({ tested, messages, isLocked: !online, isNarrow, onTest, onEnd }),
    [tested, messages, online, isNarrow, onTest, onEnd],
  );
  const place = useLocalPage('services', defaultSize, services);
  useDelayPageReady(services === undefined && error === null);
  return (
    <>
      <div className={classes['plan']}>
        <PlanCard />
      </div>
      <ListBar note={!online && serviceTexts.needsConnection}>
        <p className={classes['result']}>{serviceTexts.servicesMean}</p>
      </ListBar>
      <DataTable
        {...place}
        label="Services"
        rowKey={({ service }) => service}
        columns={columns}
        empty={<EmptyState title="No services" text="" />}
        // Loaded data stays visible when offline.
        error={services === undefined ? error : null}
        onRetry={refetch}
      />
      <div className={classes['section']}>
        <WebhookSection />
      </div>
      <div className={classes['section']}>
        <BackupsCard />
      </div>
    </>
  );
}

/** The services from the server, and their tests. */
function useServices() {
  const client = useClient();
  const { write } = useWrite({ stale: [listServices, listMessages] });
  const [tested, setTested] = useState<readonly ServiceId[]>([]);
  /** The message of the last test by service. */
  const [messages, setMessages] = useState<ReadonlyMap<ServiceId, string>>(new Map());
  const { data, error, refetch } = useAnswer(listServices, {});
  const onEnd = useCallbackRef(() => void refetch());

  /** Tests one service now and shows its result. */
  async function test(name: ServiceId): Promise<void> {
    setTested((all) => [...all, name]);
    const text = (result: string) => `${serviceNames[name]}: ${result}`;
    const test_id = newId();
    const call = { params: { name }, body: { test_id } };
    const send = async () => {
      const answer = await client.call(testService, call);
      if (isByMessage.has(name)) setMessages((all) => new Map([...all, [name, test_id]]));
      return answer;
    };
    await write(send, { done: ({ result }) => text(result), failed: text });
    setTested((all) => all.filter((each) => each !== name));
  }

  const read = { services: data?.services, error, refetch: () => void refetch() };
  return { ...read, tested, messages, onEnd, test };
}

/** Their tests send a message, which takes its way after the answer of the call. */
const isByMessage: ReadonlySet<ServiceId> = new Set(['mail', 'sms', 'webhook']);

interface ServiceColumnOptions {
  /** Services that are being tested. */
  tested: readonly ServiceId[];
  /** The message of the last test by service. */
  messages: ReadonlyMap<ServiceId, string>;
  isLocked: boolean;
  /** The last use is under the state. */
  isNarrow: boolean;
  onTest: (service: ServiceId) => void;
  /** Called with the end of a test by message. */
  onEnd: () => void;
}

const kinds: Readonly<Record<ServiceState, ChipKind>> = {
  working: 'good',
  untried: 'none',
  simulated: 'invented',
  not_configured: 'none',
  failing: 'problem',
};

/** Columns of the table of services, in order. */
function serviceColumns(options: ServiceColumnOptions): Column<Service>[] {
  const { tested, messages, isLocked, isNarrow, onTest, onEnd } = options;
  return [
    textColumn('service', 'Service', ({ service }) => serviceNames[service], {
      frozen: true,
      cell: ({ service, detail }) => (
        <span className={classes['service']}>
          <b>{serviceNames[service]}</b>
          <span dir="auto">{detail}</span>
        </span>
      ),
    }),
    textColumn('state', 'State', stateText, {
      cell: (row) => {
        const message_id = messages.get(row.service);
        return (
          <StateCell row={row} isNarrow={isNarrow}>
            {message_id !== undefined && (
              <TestResult key={message_id} message_id={message_id} onEnd={onEnd} />
            )}
          </StateCell>
        );
      },
    }),
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

const lastUsed = timeColumn<Service>('last_used_time', 'Last used', (row) => row.last_used_time, {
  cell: ({ last_used_time }) =>
    last_used_time === null ? '–' : <RelativeTime time={Date.parse(last_used_time)} />,
});

function stateText({ state, problem }: Service): string {
  return [serviceTexts.stateWords[state], problem].filter((part) => part !== null).join(': ');
}

interface StateProps {
  row: Service;
  isNarrow: boolean;
  /** The result of a test. */
  children: ReactNode;
}

/** The state; for a failing service also since when, and why. */
function StateCell({ row, isNarrow, children }: StateProps) {
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
      {children}
    </span>
  );
}
