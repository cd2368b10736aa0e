import { useState } from 'react';
import { DialogForm, Modal } from '#packages/ui';
import { PersonPicker } from '#people/web';
import { strategyMessages } from '#strategies/contract';
import type { StrategyFields } from '#strategies/contract';
import { defaultPlan } from '#strategies/domain';
import type { NamedStrategy } from '#strategies/offline';
import { TagPicker } from '#tags/web';
import { newId } from '../use-strategy-actions.ts';
import { draftOfPlan, planOfDraft } from './plan-draft.ts';
import { PlanFields } from './plan-fields.tsx';
import type { Refused } from '#packages/ui';

/** The edited strategy, or the kind of a new one. */
export type Edited = NamedStrategy | 'tag' | 'user';

interface Props {
  /** undefined: closed. */
  edited: Edited | undefined;
  online: boolean;
  onSave: (fields: StrategyFields) => Promise<Refused>;
  onClose: () => void;
}

/** Form of a strategy for a tag or a person. The input is kept until it is saved. */
export function StrategyDialog({ edited, ...props }: Props) {
  return (
    <Modal
      opened={edited !== undefined}
      onClose={props.onClose}
      title={edited === undefined ? '' : titleOf(edited)}
      size={440}
    >
      {edited !== undefined && <StrategyForm edited={edited} {...props} />}
    </Modal>
  );
}

function titleOf(edited: Edited): string {
  if (typeof edited !== 'string') return `Edit the strategy of ${edited.name}`;
  return edited === 'tag' ? 'Add a strategy for a tag' : 'Add a strategy for a person';
}

function StrategyForm({ edited, online, onSave, onClose }: Props & { edited: Edited }) {
  const before = typeof edited === 'string' ? null : edited;
  const scope = edited === 'tag' || before?.scope === 'tag' ? 'tag' : 'user';
  const field = scope === 'tag' ? 'tag_id' : 'user_id';
  const [strategy_id] = useState(() => before?.strategy_id ?? newId());
  const [target, setTarget] = useState(before?.[field] ?? null);
  const [draft, setDraft] = useState(() => draftOfPlan(before ?? defaultPlan));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isSaving, setSaving] = useState(false);

  async function save(): Promise<void> {
    const { plan, errors: problems } = planOfDraft(draft);
    const unknown = scope === 'tag' ? strategyMessages.tagUnknown : strategyMessages.personUnknown;
    if (plan === null || target === null) {
      return setErrors({ ...problems, ...(target === null && { [field]: unknown }) });
    }
    setSaving(true);
    const whose = { tag_id: null, user_id: null, [field]: target };
    const refused = await onSave({ ...plan, strategy_id, scope, ...whose }).finally(() =>
      setSaving(false),
    );
    if (refused === null) onClose();
    else setErrors(refused);
  }
  const choose = (id: string | null) => {
    setTarget(id);
    setErrors({});
  };
  return (
    <DialogForm
      label="Strategy"
      onSubmit={save}
      submit={before === null ? 'Add strategy' : 'Save'}
      isBusy={isSaving}
      isOff={!online}
      onCancel={onClose}
    >
      {before === null &&
        (scope === 'tag' ? (
          <TagPicker
            label="Tag"
            placeholder="Select a tag"
            types={['default', 'job', 'location']}
            value={target}
            error={errors['tag_id']}
            onChange={choose}
          />
        ) : (
          <PersonPicker
            label="Person"
            placeholder="Select a person"
            value={target}
            error={errors['user_id']}
            onChange={choose}
          />
        ))}
      <PlanFields
        draft={draft}
        errors={errors}
        onChange={(parts) => {
          setDraft((now) => ({ ...now, ...parts }));
          setErrors({});
        }}
      />
    </DialogForm>
  );
}
