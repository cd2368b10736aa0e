import { useState } from 'react';
import { SectionForm, useSave } from '#packages/form/web';
import type { Refused } from '#packages/form/web';
import { newId } from '#packages/http/web';
import type { Strategy, StrategyFields } from '#strategies/contract';
import { defaultPlan } from '#strategies/domain';
import { strategyTexts } from '../strategy-texts.ts';
import { draftOfPlan, planOfDraft } from './plan-draft.ts';
import { PlanFields } from './plan-fields.tsx';

interface Props {
  /** Null if none was saved. */
  strategy: Strategy | null;
  onSave: (fields: StrategyFields) => Promise<Refused>;
}

/** The strategy for everybody without a more specific one. */
export function OrganisationSection({ strategy, onSave }: Props) {
  const [newest] = useState(newId);
  const form = useSave(draftOfPlan(strategy ?? defaultPlan));
  function save() {
    const { plan, errors } = planOfDraft(form.values);
    if (plan === null) return form.refuse(errors);
    const strategy_id = strategy?.strategy_id ?? newest;
    const whose = { strategy_id, scope: 'org', tag_id: null, user_id: null } as const;
    void form.save({ send: () => onSave({ ...plan, ...whose }) });
  }
  return (
    <SectionForm
      title="Everybody"
      about={strategyTexts.about}
      form={form}
      needsConnection={strategyTexts.needsConnection}
      note={strategy === null ? strategyTexts.initial : ''}
      maySave={strategy === null}
      onSave={save}
    >
      <PlanFields draft={form.values} errors={form.errors} onChange={form.change} />
    </SectionForm>
  );
}
