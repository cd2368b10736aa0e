import { Button } from '@mantine/core';
import {
  IconCheck,
  IconCircleX,
  IconClock,
  IconArrowBackUp,
  IconMessageCheck,
} from '@tabler/icons-react';
import { useMemo } from 'react';
import type { QuoteStatus, RewardRequest } from '#loyalty/contract';
import { countText } from '#packages/kit';
import { useSyncStatus } from '#packages/sync/web';
import {
  DataTable,
  EmptyState,
  missing,
  textColumn,
  timeColumn,
  useConfirm,
  useLocalPage,
} from '#packages/ui';
import type { Column } from '#packages/ui';
import { personName } from '#people/domain';
import { loyaltyTexts as texts, statusWords } from './loyalty-texts.ts';
import classes from './loyalty.module.css';

interface Props {
  requests: readonly RewardRequest[];
  onWithdraw: (quote_id: string) => unknown;
}

const defaultSize = 10;

/** The requested rewards of the organisation, newest first. */
export function RequestTable({ requests, onWithdraw }: Props) {
  const { online } = useSyncStatus();
  const confirm = useConfirm();
  const place = useLocalPage('loyalty-requests', defaultSize, requests);
  const columns = useMemo(() => {
    const withdraw = async ({ quote_id, title }: RewardRequest) => {
      if (await confirm(texts.sureWithdraw(title))) onWithdraw(quote_id);
    };
    return requestColumns(online, (request) => void withdraw(request));
  }, [online, confirm, onWithdraw]);
  return (
    <DataTable
      {...place}
      label={texts.requests}
      rowKey={({ quote_id }) => quote_id}
      columns={columns}
      sort={{ key: 'time', descending: true }}
      onSort={() => undefined}
      empty={<EmptyState title={texts.noRequests} text={texts.noRequestsAbout} outline="none" />}
      error={null}
    />
  );
}

function requestColumns(
  online: boolean,
  onWithdraw: (request: RewardRequest) => void,
): Column<RewardRequest>[] {
  return [
    textColumn('number', 'Number', ({ number }) => String(number), { frozen: true }),
    timeColumn('time', 'Date', ({ created_time }) => created_time),
    textColumn('reward', 'Reward', ({ title }) => title),
    textColumn('points', 'Points', ({ points }) => String(points), {
      numeric: true,
      cell: ({ points }) => countText(points),
    }),
    textColumn('by', 'Requested by', ({ requested_by }) =>
      requested_by === null ? '' : personName(requested_by),
    ),
    textColumn('status', 'Status', ({ status }) => statusWords[status], {
      cell: ({ status }) => <StatusChip status={status} />,
    }),
    textColumn('answer', 'Answer', ({ answer }) => answer, {
      cell: ({ answer }) =>
        answer === '' ? (
          missing
        ) : (
          <span className={classes['long']} dir="auto">
            {answer}
          </span>
        ),
    }),
    {
      ...{ key: 'withdraw', head: texts.withdraw, isAction: true, text: () => '' },
      cell: (request) =>
        request.status === 'Requested' && (
          <Button
            variant="subtle"
            size="compact-sm"
            disabled={!online}
            aria-label={`${texts.withdraw} request ${String(request.number)}`}
            onClick={() => onWithdraw(request)}
          >
            {texts.withdraw}
          </Button>
        ),
    },
  ];
}

const signs = {
  Requested: IconClock,
  Answered: IconMessageCheck,
  Accepted: IconCheck,
  Declined: IconCircleX,
  Withdrawn: IconArrowBackUp,
} as const;

function StatusChip({ status }: { status: QuoteStatus }) {
  const Sign = signs[status];
  return (
    <span className={classes['chip']} data-status={status}>
      <Sign size={16} stroke={1.9} aria-hidden />
      {statusWords[status]}
    </span>
  );
}
