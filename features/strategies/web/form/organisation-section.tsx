import { Button } from '@mantine/core';
import { useState } from 'react';
import { ActionNote, Form, SettingsSection } from '#packages/ui';
import type { Refused } from '#packages/ui';
import type { Strategy, StrategyFields } from '#strategies/contract';
import { defaultPlan } from '#strategies/domain';
import { strategyTexts } from '../strategy-texts.ts';
import { newId } from '../use-strategy-actions.ts';
import { draftOfPlan, planOfDraft } from './plan-draft.ts';
import type { PlanDraft } from './plan-draft.ts';
import { PlanFields } from './plan-fields.tsx';

interface Props {
  /** Null if none was saved. */
  strategy: Strategy | null;
  online: boolean;
  onSave: (fields: StrategyFields) => Promise<Refused>;
}

/** The strategy for everybody without a more specific one; keeps only typed values. */
export function OrganisationSection({ strategy, online, onSave }: Props) {
  const [newest] = useState(newId);
  const [typed, setTyped] = useState<Partial<PlanDraft>>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isSaving, setSaving] = useState(false);
  const stored = draftOfPlan(strategy ?? defaultPlan);
  const draft = { ...stored, ...typed };
  const isChanged = JSON.stringify(draft) !== JSON.stringify(stored);
  async function save(): Promise<void> {
    const { plan, errors: problems } = planOfDraft(draft);
    if (plan === null) return setErrors(problems);
    setSaving(true);
    const strategy_id = strategy?.strategy_id ?? newest;
    const whose = { strategy_id, scope: 'org', tag_id: null, user_id: null } as const;
    const refused = await onSave({ ...plan, ...whose }).finally(() => setSaving(false));
    setErrors(refused ?? {});
    if (refused === null) setTyped({});
  }
  return (
    <Form label="Everybody" onSubmit={() => online && !isSaving && save()}>
      <SettingsSection
        title="Everybody"
        about={strategyTexts.about}
        actions={
          <>
            <ActionNote>
              {online ? (strategy === null ? strategyTexts.initial : '') : strategyTexts.needsLine}
            </ActionNote>
            {isChanged && (
              <Button
                variant="default"
                disabled={isSaving}
                onClick={() => {
                  setTyped({});
                  setErrors({});
                }}
              >
                Discard
              </Button>
            )}
            <Button
              type="submit"
              loading={isSaving}
              disabled={!online || (!isChanged && strategy !== null)}
            >
              Save
            </Button>
          </>
        }
      >
        <PlanFields
          draft={draft}
          errors={errors}
          onChange={(parts) => {
            setTyped((before) => ({ ...before, ...parts }));
            setErrors({});
          }}
        />
      </SettingsSection>
    </Form>
  );
}
