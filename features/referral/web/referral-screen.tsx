import { Button } from '@mantine/core';
import { IconCircleCheck, IconMail, IconSend, IconUserPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { countText } from '#packages/kit';
import { useSyncStatus } from '#packages/sync/web';
import {
  Card,
  CopyText,
  DataTable,
  EmptyState,
  FigureList,
  Screen,
  TextSkeleton,
  textColumn,
  timeColumn,
  useSortedPage,
} from '#packages/ui';
import type { Column } from '#packages/ui';
import type { Referral, ReferralFigures, ReferralState } from '#referral/contract';
import { InviteDialog } from './invite-dialog.tsx';
import { referralTexts as texts, stateWords } from './referral-texts.ts';
import { useReferral } from './use-referral.ts';
import classes from './referral.module.css';

const defaultSize = 20;
const newestFirst = { key: 'time', descending: true };

/** /referral: the own link, invitations by email, figures and referrals. */
export function ReferralScreen() {
  const { online } = useSyncStatus();
  const { referral, error, refetch, invite, createLink, isBusy } = useReferral();
  const [isInviting, setInviting] = useState(false);
  const columns = useMemo(() => referralColumns(), []);
  const page = { rows: referral?.referrals, columns, first: newestFirst };
  const place = useSortedPage('referrals', defaultSize, page);
  const mayInvite = referral?.has_email === true;
  const action = (
    <Button
      leftSection={<IconSend size={16} stroke={1.75} />}
      disabled={!online || !mayInvite}
      onClick={() => setInviting(true)}
    >
      {texts.invite}
    </Button>
  );
  return (
    <Screen
      title={texts.title}
      sentence={online ? texts.sentence : texts.needsConnection}
      ready={referral !== undefined || error !== null}
      actions={action}
    >
      <div className={classes['parts']}>
        {(referral !== undefined || error === null) && (
          <>
            <LinkCard
              referral={referral}
              isOff={!online || isBusy}
              onCreate={() => void createLink()}
            />
            <FigureList label={texts.figures} figures={referral && figuresOf(referral.figures)} />
          </>
        )}
        <h2 className={classes['heading']}>{texts.list}</h2>
        <DataTable
          {...place}
          label={texts.list}
          rowKey={({ referral_id }) => referral_id}
          empty={<EmptyState title={texts.none} text={texts.noneAbout} action={action} />}
          error={referral === undefined ? error : null}
          onRetry={refetch}
        />
      </div>
      <InviteDialog isOpen={isInviting} onInvite={invite} onClose={() => setInviting(false)} />
    </Screen>
  );
}

interface LinkProps {
  /** Undefined while it is loading. */
  referral: ReturnType<typeof useReferral>['referral'];
  isOff: boolean;
  onCreate: () => void;
}

/** The link to share, or the button that creates it. */
function LinkCard({ referral, isOff, onCreate }: LinkProps) {
  return (
    <Card title={texts.linkTitle} subtitle={texts.linkAbout}>
      {referral === undefined ? (
        <TextSkeleton widths={[60]} />
      ) : referral.link !== null ? (
        <CopyText label={texts.link} text={referral.link} />
      ) : referral.has_email ? (
        <Button variant="default" className={classes['create']} disabled={isOff} onClick={onCreate}>
          {texts.createLink}
        </Button>
      ) : (
        <EmptyState
          title={texts.noLink}
          text={texts.noLinkAbout}
          outline="none"
          action={<Link to="/settings">{texts.openAccount}</Link>}
        />
      )}
    </Card>
  );
}

function figuresOf({ invited, registered, active, points }: ReferralFigures) {
  return [
    { name: texts.invited, value: invited },
    { name: texts.registered, value: registered, detail: texts.ofThem },
    { name: texts.active, value: active, detail: texts.ofRegistered },
    { name: texts.points, value: points },
  ];
}

function referralColumns(): Column<Referral>[] {
  return [
    textColumn('who', texts.invited, ({ who }) => who, {
      ...{ sortable: true, frozen: true },
      cell: ({ who }) => (
        <span className={classes['who']} title={who} dir="auto">
          {who}
        </span>
      ),
    }),
    timeColumn('time', 'Date', ({ time }) => time, { sortable: true }),
    textColumn('state', 'State', ({ state }) => stateWords[state], {
      sortable: true,
      cell: ({ state }) => <StateChip state={state} />,
    }),
    textColumn('points', texts.points, ({ points }) => String(points), {
      ...{ sortable: true, numeric: true },
      cell: ({ points }) =>
        points === 0 ? <span className="ws-missing">0</span> : countText(points),
    }),
  ];
}

const signs = { Invited: IconMail, Registered: IconUserPlus, Active: IconCircleCheck } as const;

function StateChip({ state }: { state: ReferralState }) {
  const Sign = signs[state];
  return (
    <span className={classes['chip']} data-state={state}>
      <Sign size={16} stroke={1.9} aria-hidden />
      {stateWords[state]}
    </span>
  );
}
