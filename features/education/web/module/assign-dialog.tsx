import { SegmentedControl, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { educationMessages as messages } from '#education/contract';
import type { AssignmentFields, AssignmentTarget } from '#education/contract';
import { useSave } from '#packages/form/web';
import type { Refused } from '#packages/form/web';
import { newId } from '#packages/http/web';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { DialogForm, Modal, useZone } from '#packages/ui';
import { PersonMultiSelect } from '#people/web';
import { managedBy } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';
import { TagPicker } from '#tags/web';
import { educationTexts as texts } from '../education-texts.ts';
import { endOfDay } from '../learner/course-days.ts';

interface AssignedModule {
  module_id: string;
  title: string;
  /** To complete it, without a due date. */
  days: number;
}

interface Props {
  /** Null: closed. */
  module: AssignedModule | null;
  onAssign: (fields: AssignmentFields) => Promise<Refused>;
  onClose: () => void;
}

/** Assigns a module to people, to a tag, job or location, or to everyone. */
export function AssignDialog({ module, onClose, onAssign }: Props) {
  return (
    <Modal
      opened={module !== null}
      onClose={onClose}
      title={module === null ? texts.assign : texts.assignTitle(module.title)}
      size={480}
    >
      {module !== null && <AssignForm {...{ module, onClose, onAssign }} />}
    </Modal>
  );
}

interface Values {
  kind: AssignmentTarget['kind'];
  user_ids: string[];
  tag_id: string | null;
  /** 'YYYY-MM-DD', or empty. */
  due: string;
  repeats: boolean;
}

function AssignForm({ module, onClose, onAssign }: Props & { module: AssignedModule }) {
  const { online } = useSyncStatus();
  const zone = useZone();
  const { data: viewer } = useCopy(permissionsViewer, {});
  const [assignment_id] = useState(newId);
  const form = useSave<Values>({
    ...{ kind: 'people', user_ids: [], tag_id: null, due: '', repeats: true },
  });
  const { values, errors, change } = form;
  const managesAll = viewer !== undefined && managedBy(viewer).everybody;
  const send = async () => {
    const target = targetOf(values);
    if (target === null) return {};
    const refused = await onAssign({
      ...{ assignment_id, module_id: module.module_id, target, repeats: values.repeats },
      due_time: values.due === '' ? null : endOfDay(values.due, zone),
    });
    return refused === null ? null : withFieldNames(refused);
  };
  return (
    <DialogForm
      label={texts.assign}
      submit={texts.assign}
      isBusy={form.isBusy}
      isOff={!online}
      onSubmit={() => form.save({ problems: problemsOf(values), send, onDone: onClose })}
      onCancel={onClose}
    >
      <SegmentedControl
        aria-label={texts.to}
        data={[
          { value: 'people', label: texts.toPeople },
          { value: 'tag', label: texts.toTag },
          ...(managesAll ? [{ value: 'everyone', label: texts.toEveryone }] : []),
        ]}
        value={values.kind}
        onChange={(kind) => change({ kind: kind as Values['kind'] })}
      />
      {values.kind === 'people' && (
        <PersonMultiSelect
          label={texts.toPeople}
          placeholder="Select people"
          value={values.user_ids}
          error={errors['user_ids']}
          onChange={(user_ids) => change({ user_ids })}
        />
      )}
      {values.kind === 'tag' && (
        <TagPicker
          label={texts.toTag}
          placeholder="Select"
          types={['default', 'job', 'location']}
          value={values.tag_id}
          error={errors['tag_id']}
          onChange={(tag_id) => change({ tag_id })}
        />
      )}
      {values.kind !== 'people' && <p className="ws-note">{texts.joiners}</p>}
      <TextInput
        type="date"
        label={texts.due}
        description={texts.dueNone(module.days)}
        maw={240}
        value={values.due}
        error={errors['due']}
        onChange={(event) => change({ due: event.currentTarget.value })}
      />
      <Switch
        label={texts.repeats}
        checked={values.repeats}
        onChange={({ currentTarget: { checked } }) => change({ repeats: checked })}
      />
    </DialogForm>
  );
}

function targetOf({ kind, user_ids, tag_id }: Values): AssignmentTarget | null {
  if (kind === 'everyone') return { kind };
  if (kind === 'people') return { kind, user_ids };
  return tag_id === null ? null : { kind, tag_id };
}

function problemsOf({ kind, user_ids, tag_id }: Values): Record<string, string> {
  return {
    ...(kind === 'people' && user_ids.length === 0 && { user_ids: messages.nobody }),
    ...(kind === 'tag' && tag_id === null && { tag_id: messages.tagRequired }),
  };
}

/** The messages of the call at the fields of the form. */
function withFieldNames(errors: Readonly<Record<string, string>>): Record<string, string> {
  const names: Readonly<Record<string, string>> = {
    'target.user_ids': 'user_ids',
    'target.tag_id': 'tag_id',
    due_time: 'due',
  };
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [names[field] ?? field, message]),
  );
}
