import { useRef } from 'react';
import {
  answerReward,
  listWaitingRewards,
  readLoyalty,
  requestReward,
  withdrawReward,
} from '#loyalty/contract';
import type { Reward, WaitingRequest } from '#loyalty/contract';
import { useWrite } from '#packages/form/web';
import type { Refused } from '#packages/form/web';
import { newId, useAnswer, useClient } from '#packages/http/web';
import { requestId } from './request-ids.ts';
import { loyaltyTexts as texts } from './loyalty-texts.ts';

/** The points of the organisation, and what admins do with them. */
export function useLoyalty() {
  const client = useClient();
  const { isBusy, write } = useWrite({ stale: [readLoyalty] });
  const { data, error, refetch } = useAnswer(readLoyalty, {});
  /** Requests without an answer so far. */
  const kept = useRef(new Map<Reward, string>());

  const withdraw = (quote_id: string): Promise<Refused> =>
    write(() => client.call(withdrawReward, { params: { id: quote_id } }), {
      done: texts.withdrawn,
    });

  const request = async ({ reward, title }: { reward: Reward; title: string }) => {
    const listed = data?.requests.map(({ quote_id }) => quote_id) ?? [];
    const quote_id = requestId(reward, { kept: kept.current, listed, newId });
    kept.current.set(reward, quote_id);
    const refused = await write(() => client.call(requestReward, { body: { quote_id, reward } }), {
      done: texts.requested(title),
      undo: () => withdraw(quote_id),
    });
    if (refused === null) kept.current.delete(reward);
    return refused;
  };

  return { loyalty: data, error, refetch: () => void refetch(), isBusy, request, withdraw };
}

/** The answer to an open request. */
export interface Answer {
  status: 'Answered' | 'Declined';
  answer: string;
}

/** Open requests of all organisations, for the support team. */
export function useWaitingRewards() {
  const client = useClient();
  const { write } = useWrite({ stale: [listWaitingRewards, readLoyalty] });
  const { data, error, refetch } = useAnswer(listWaitingRewards, {});
  const answer = ({ quote_id }: WaitingRequest, body: Answer): Promise<Refused> =>
    write(() => client.call(answerReward, { params: { id: quote_id }, body }), {
      ...{ done: texts.answered, fields: ['answer'] },
    });
  return { requests: data?.requests, error, refetch: () => void refetch(), answer };
}
