import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { assessJob } from '#jobs/contract';
import type { RiskCategory } from '#jobs/contract';
import { factorsFromText, factorsOf, presetOf, unanswered } from '#jobs/domain';
import { useClient } from '#packages/http/web';
import { useSyncStatus } from '#packages/sync/web';
import { riskFactors } from '#tags/contract';
import type { JobFactors, RiskFactor, Tag } from '#tags/contract';
import { useTagActions } from '#tags/web';

export interface Assessment {
  /** What is chosen in the form, else what is stored. */
  factors: JobFactors;
  /** What still wants an answer. */
  missing: readonly RiskFactor[];
  /** Something was chosen that is not stored. */
  isChanged: boolean;
  isSaving: boolean;
  isOnline: boolean;
  /** What is chosen came with the address and is not stored. */
  isFilledIn: boolean;
  /** It could not be saved as it is; gone with the last missing answer. */
  isRefused: boolean;
  answer: (factor: RiskFactor, value: number) => void;
  /** Chooses what is usual for a category in every factor. */
  startFrom: (category: RiskCategory) => void;
  /** Says whether it was sent: with some but not all answered it is not. */
  save: () => boolean;
  discard: () => void;
}

/**
 * The assessment of a job while it is filled in. Only what was chosen is kept here, so a sync renews
 * all other factors; what is saved counts at once, and is to be saved again where the server refuses.
 * An address may fill it in: `?answers=2-1-…`.
 */
export function useAssessment(tag: Tag): Assessment {
  const client = useClient();
  const actions = useTagActions();
  const { online: isOnline } = useSyncStatus();
  const { answers }: Record<string, unknown> = useSearch({ strict: false });
  const [filledIn] = useState(() => factorsFromText(answers));
  const [chosen, setChosen] = useState<Partial<JobFactors>>(filledIn ?? {});
  const [isSaving, setSaving] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const stored = factorsOf(tag.metadata);
  const factors: JobFactors = { ...stored, ...chosen };
  const missing = unanswered(factors);

  async function send(sent: JobFactors): Promise<void> {
    setSaving(true);
    const refused = await actions.keep(tag, sent, () =>
      client.call(assessJob, { body: { tag_id: tag.tag_id, ...sent } }),
    );
    setSaving(false);
    // What was chosen meanwhile is not saved yet: it stays. What was refused stays whole.
    if (refused === null) setChosen((now) => differing(now, sent));
  }

  const isChanged = riskFactors.some((factor) => factors[factor] !== stored[factor]);
  return {
    factors,
    missing,
    isChanged,
    isSaving,
    isOnline,
    isFilledIn: isChanged && filledIn !== null,
    isRefused: isPressed && missing.length > 0,
    answer: (factor, value) => setChosen((before) => ({ ...before, [factor]: value })),
    startFrom(category) {
      setPressed(false);
      setChosen(presetOf(category));
    },
    save() {
      setPressed(missing.length > 0);
      if (missing.length > 0) return false;
      void send(factors);
      return true;
    },
    discard() {
      setPressed(false);
      setChosen({});
    },
  };
}

function differing(now: Partial<JobFactors>, sent: JobFactors): Partial<JobFactors> {
  const factors = riskFactors.filter((factor) => factor in now && now[factor] !== sent[factor]);
  return Object.fromEntries(factors.map((factor) => [factor, now[factor]]));
}
