import { useState } from 'react';
import type { OrganisationChange } from '#organisation/contract';
import { useSyncStatus } from '#packages/sync/web';
import { useOrganisationActions } from './use-organisation-actions.ts';

export interface Section<Values> {
  /** What stands in the fields: what was typed, else what is stored. */
  values: Values;
  /** Something was typed that is not stored. */
  isChanged: boolean;
  isSaving: boolean;
  isOnline: boolean;
  errors: Readonly<Record<string, string>>;
  change: (parts: Partial<Values>) => void;
  /** Shows a sentence at a field. */
  refuse: (errors: Readonly<Record<string, string>>) => void;
  save: (change: OrganisationChange, back?: OrganisationChange) => Promise<void>;
  discard: () => void;
}

/**
 * One section of the settings: only what was typed is kept here, so a sync renews all other fields
 * and takes nothing away from whoever is typing.
 */
export function useSection<Values extends object>(stored: Values): Section<Values> {
  const [typed, setTyped] = useState<Partial<Values>>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isSaving, setSaving] = useState(false);
  const actions = useOrganisationActions();
  const { online: isOnline } = useSyncStatus();
  const values = { ...stored, ...typed };
  return {
    values,
    isChanged: JSON.stringify(values) !== JSON.stringify(stored),
    isSaving,
    isOnline,
    errors,
    change(parts) {
      setTyped((before) => ({ ...before, ...parts }));
      setErrors({});
    },
    refuse: setErrors,
    async save(change, back) {
      setSaving(true);
      const refused = await actions.save(change, back);
      setSaving(false);
      setErrors(refused ?? {});
      // What was typed since is not saved yet: it stays.
      if (refused === null) setTyped((now) => typedSince(now, typed));
    },
    discard() {
      setTyped({});
      setErrors({});
    },
  };
}

/** The fields that do not hold any more what was saved. */
function typedSince<Values extends object>(
  now: Partial<Values>,
  saved: Partial<Values>,
): Partial<Values> {
  const fields = Object.keys(now) as (keyof Values)[];
  const others = fields.filter(
    (field) => JSON.stringify(now[field]) !== JSON.stringify(saved[field]),
  );
  return Object.fromEntries(others.map((field) => [field, now[field]])) as Partial<Values>;
}
