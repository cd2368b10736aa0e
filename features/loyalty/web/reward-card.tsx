import { Button } from '@mantine/core';
import { rewards } from '#loyalty/contract';
import { countText } from '#packages/kit';
import { useSyncStatus } from '#packages/sync/web';
import { Card, useConfirm } from '#packages/ui';
import { loyaltyTexts as texts } from './loyalty-texts.ts';
import type { useLoyalty } from './use-loyalty.ts';
import classes from './loyalty.module.css';

interface Props {
  state: ReturnType<typeof useLoyalty>;
  /** Only admins request rewards; others see what there is. */
  mayRequest: boolean;
}

/** The rewards, and the button of admins to request one. */
export function RewardCard({ state: { loyalty, isBusy, request }, mayRequest }: Props) {
  const { online } = useSyncStatus();
  const confirm = useConfirm();
  const balance = loyalty?.balance ?? 0;
  const ask = async (reward: (typeof rewards)[number]) => {
    if (await confirm(texts.sureRequest(reward.title, reward.points))) void request(reward);
  };
  const footer = !mayRequest
    ? texts.adminsOnly
    : online
      ? texts.rewardsAbout
      : texts.needsConnection;
  return (
    <Card title={texts.rewards} footer={footer}>
      <ul className={classes['rows']}>
        {rewards.map((reward) => {
          const missing = reward.points - balance;
          return (
            <li key={reward.reward}>
              <span>
                {reward.title}
                <small>
                  {countText(reward.points)} points
                  {loyalty !== undefined && missing > 0 && `, ${texts.tooFew(missing)}`}
                </small>
              </span>
              {mayRequest && (
                <Button
                  variant="default"
                  aria-label={`${texts.request} ${reward.title}`}
                  disabled={!online || isBusy || loyalty === undefined || missing > 0}
                  onClick={() => void ask(reward)}
                >
                  {texts.request}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
