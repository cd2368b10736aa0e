import { useState } from 'react';
import type { BaselineCandidate } from '#hydration/offline';
import { useBaselineActions } from '#measurements/web';
import { newId } from '#packages/http/web';

const nothing: ReadonlySet<string> = new Set();

/** State of building a baseline: which tests are chosen, until it is saved. */
export function useBuilding(user_id: string, candidates: readonly BaselineCandidate[]) {
  const [measurement_id, setId] = useState<string | null>(null);
  const [ticked, setTicked] = useState(nothing);
  const [wasOpen, setWasOpen] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const { build } = useBaselineActions();
  const end = () => {
    setId(null);
    setTicked(nothing);
  };
  // A chosen test may be marked as invalid meanwhile, here or elsewhere.
  const chosen = candidates.filter((candidate) => ticked.has(candidate.measurement_id));
  return {
    isOpen: measurement_id !== null,
    ticked: new Set(chosen.map(({ measurement_id: id }) => id)) as ReadonlySet<string>,
    isSaving,
    /** It was open before: the start button gets the focus back. */
    wasOpen,
    begin: () => {
      setId(newId());
      setWasOpen(true);
    },
    tick: setTicked,
    async save() {
      if (measurement_id === null || isSaving) return;
      setSaving(true);
      const values = chosen.map(({ value }) => value);
      const isBuilt = await build({ measurement_id, user_id, values, created_time: Date.now() });
      setSaving(false);
      if (isBuilt) end();
    },
    end,
  };
}
