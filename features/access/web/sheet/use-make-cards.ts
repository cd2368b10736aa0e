import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { createAccessLinks, listAccessLinks } from '#access/contract';
import { answerKey, CallError, useClient } from '#packages/http/web';
import { showToast } from '#packages/ui';
import { personName } from '#people/domain';
import { accessTexts as texts } from '../access-texts.ts';
import { holdLinks } from '../held-links.ts';
import type { MadeLink } from '../use-links.ts';

/** Links in one call: a few, so that the progress is seen to move. */
const batch = 20;

/** Makes new links of many people, call by call, and opens their cards. */
export function useMakeCards() {
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [progress, setProgress] = useState({ done: 0, count: 0 });

  async function make(user_ids: readonly string[]): Promise<void> {
    const made: MadeLink[] = [];
    setProgress({ done: 0, count: user_ids.length });
    try {
      for (let from = 0; from < user_ids.length; from += batch) {
        const body = { user_ids: user_ids.slice(from, from + batch), mail_to: null };
        const { links, organisation } = await client.call(createAccessLinks, { body });
        made.push(...links.map((link) => ({ ...link, organisation })));
        setProgress({ done: made.length, count: user_ids.length });
      }
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      showToast({
        kind: 'problem',
        text: made.length === 0 ? texts.failed : texts.madePart(made.length, user_ids.length),
        detail: failure.message,
      });
    } finally {
      setProgress({ done: 0, count: 0 });
    }
    void queries.invalidateQueries({ queryKey: answerKey(listAccessLinks) });
    if (made.length === 0) return;
    holdLinks(made.toSorted((one, other) => personName(one).localeCompare(personName(other))));
    await navigate({ to: '/education/access-links/cards' });
  }

  return { make, ...progress };
}
