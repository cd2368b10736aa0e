import { Progress } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { tierOf } from '#loyalty/domain';
import { countText } from '#packages/kit';
import { useCopy } from '#packages/sync/web';
import { Card, FigureList, Screen } from '#packages/ui';
import { isAdmin, isSupportAdmin } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';
import { LedgerTable } from './ledger-table.tsx';
import { loyaltyTexts as texts } from './loyalty-texts.ts';
import { RequestTable } from './request-table.tsx';
import { RewardCard } from './reward-card.tsx';
import { useLoyalty } from './use-loyalty.ts';
import { WaitingCard } from './waiting-card.tsx';
import classes from './loyalty.module.css';

/** /loyalty: balance, tier, how to earn, rewards and the ledger. */
export function LoyaltyScreen() {
  const state = useLoyalty();
  const { loyalty, error } = state;
  const { data: viewer } = useCopy(permissionsViewer, {});
  const mayRequest = viewer !== undefined && isAdmin(viewer);
  return (
    <Screen
      title={texts.title}
      sentence={texts.sentence}
      ready={loyalty !== undefined || error !== null}
    >
      <div className={classes['parts']}>
        {(loyalty !== undefined || error === null) && (
          <FigureList label={texts.figures} figures={loyalty && figuresOf(loyalty)} />
        )}
        {loyalty !== undefined && <TierBar earned={loyalty.earned} />}
        <div className={classes['cards']}>
          <EarnCard />
          <RewardCard state={state} mayRequest={mayRequest} />
        </div>
        {viewer !== undefined && isSupportAdmin(viewer) && <WaitingCard />}
        <h2 className={classes['heading']}>{texts.ledger}</h2>
        <LedgerTable state={state} />
        {mayRequest && loyalty !== undefined && (
          <>
            <h2 className={classes['heading']}>{texts.requests}</h2>
            <RequestTable requests={loyalty.requests} onWithdraw={state.withdraw} />
          </>
        )}
      </div>
    </Screen>
  );
}

type Loyalty = NonNullable<ReturnType<typeof useLoyalty>['loyalty']>;

function figuresOf({ balance, earned, test_points }: Loyalty) {
  return [
    { name: texts.balance, value: balance, detail: 'points' },
    { name: texts.tier, value: tierOf(earned).tier },
    { name: texts.earned, value: earned, detail: 'points' },
    { name: texts.thisMonth, value: test_points, detail: texts.ofMost },
  ];
}

/** The way from the current tier to the next. */
function TierBar({ earned }: { earned: number }) {
  const { next, percent } = tierOf(earned);
  return (
    <div className={classes['tier']}>
      <Progress.Root size={8}>
        <Progress.Section value={percent} aria-label={texts.progress} color="var(--ws-accent)" />
      </Progress.Root>
      <p>{next === null ? texts.highest : texts.missing(next.missing, next.tier)}</p>
    </div>
  );
}

function EarnCard() {
  return (
    <Card title={texts.howTitle} footer={texts.howNote}>
      <ul className={classes['rows']}>
        {texts.how.map(({ points, what }) => (
          <li key={what}>
            <span>{what}</span>
            <b>+{countText(points)}</b>
          </li>
        ))}
      </ul>
      <p className={classes['links']}>
        <Link to="/referral">{texts.invite}</Link>
        <Link to="/referral/stories">{texts.stories}</Link>
      </p>
    </Card>
  );
}
