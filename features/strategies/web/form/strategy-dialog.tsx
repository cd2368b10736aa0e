import { useState } from 'react';
import { useSave } from '#packages/form/web';
import type { Refused } from '#packages/form/web';
import { newId } from '#packages/http/web';
import { DialogForm, Modal } from '#packages/ui';
import { PersonPicker } from '#people/web';
import { strategyMessages } from '#strategies/contract';
import type { StrategyFields } from '#strategies/contract';
import { defaultPlan } from '#strategies/domain';
import type { NamedStrategy } from '#strategies/offline';
import { TagPicker } from '#tags/web';
import { draftOfPlan, planOfDraft } from './plan-draft.ts';
import { PlanFields } from './plan-fields.tsx';

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
  const form = useSave({
    target: before?.[field] ?? null,
    ...draftOfPlan(before ?? defaultPlan),
  });
  const { values, errors, change } = form;
  const { target, ...draft } = values;

  function save() {
    const { plan, errors: problems } = planOfDraft(draft);
    const unknown = scope === 'tag' ? strategyMessages.tagUnknown : strategyMessages.personUnknown;
    if (plan === null || target === null) {
      return form.refuse({ ...problems, ...(target === null && { [field]: unknown }) });
    }
    const whose = { tag_id: null, user_id: null, [field]: target };
    void form.save({
      send: () => onSave({ ...plan, strategy_id, scope, ...whose }),
      onDone: onClose,
    });
  }
  const choose = (id: string | null) => change({ target: id });
  return (
    <DialogForm
      label="Strategy"
      onSubmit={save}
      submit={before === null ? 'Add strategy' : 'Save'}
      isBusy={form.isBusy}
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
      <PlanFields draft={draft} errors={errors} onChange={change} />
    </DialogForm>
  );
}
