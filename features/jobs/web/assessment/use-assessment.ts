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
  /** The chosen values, otherwise the stored ones. */
  factors: JobFactors;
  /** Missing answers. */
  missing: readonly RiskFactor[];
  /** There are unsaved choices. */
  isChanged: boolean;
  isSaving: boolean;
  isOnline: boolean;
  /** The choices came with the URL and are not stored. */
  isFilledIn: boolean;
  /** Saving was refused because of missing answers. */
  isRefused: boolean;
  answer: (factor: RiskFactor, value: number) => void;
  /** Sets typical values of a category for every factor. */
  startFrom: (category: RiskCategory) => void;
  /** Returns whether it was sent: an incomplete assessment is not. */
  save: () => boolean;
  discard: () => void;
}

/**
 * State of editing the assessment of a job. It only keeps chosen values, so that a sync updates all
 * other factors. A save applies at once, and is reverted to unsaved if the server refuses. A URL
 * may fill it in: `?answers=2-1-…`.
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
    // Choices made meanwhile, and refused ones, are kept as unsaved.
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
