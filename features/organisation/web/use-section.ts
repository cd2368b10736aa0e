import { useState } from 'react';
import type { OrganisationChange } from '#organisation/contract';
import { useSyncStatus } from '#packages/sync/web';
import { useOrganisationActions } from './use-organisation-actions.ts';

export interface Section<Values> {
  /** Field values: typed ones, otherwise stored ones. */
  values: Values;
  /** There is unsaved input. */
  isChanged: boolean;
  isSaving: boolean;
  isOnline: boolean;
  errors: Readonly<Record<string, string>>;
  change: (parts: Partial<Values>) => void;
  /** Shows error messages at fields. */
  refuse: (errors: Readonly<Record<string, string>>) => void;
  save: (change: OrganisationChange, back?: OrganisationChange) => Promise<void>;
  discard: () => void;
}

/**
 * State of one section of the settings: it only keeps typed values, so that a sync updates all
 * other fields without overwriting input.
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
      // Input typed since the save is unsaved and kept.
      if (refused === null) setTyped((now) => typedSince(now, typed));
    },
    discard() {
      setTyped({});
      setErrors({});
    },
  };
}

/** The fields that have changed since the save. */
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
