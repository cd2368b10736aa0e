import { Button, Group } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useOverwriteQuestion, useWrongField } from '#packages/form/web';
import type { Errors } from '#packages/form/web';
import { newId } from '#packages/http/web';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { LeaveGuard, Modal, useConfirm, useDiscardQuestion, useNow, useZone } from '#packages/ui';
import { describeRoster } from '#rosters/domain';
import { plannableWorkers } from '#rosters/offline';
import type { ListedRoster } from '#rosters/offline';
import { rosterTexts as texts } from '../roster-texts.ts';
import { useRosterActions } from '../use-roster-actions.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import { PlanStep } from './plan-step.tsx';
import { draftOf, newDraft, rosterOfDraft } from './roster-draft.ts';
import type { RosterDraft } from './roster-draft.ts';
import { WorkerStep } from './worker-step.tsx';
import classes from './roster-dialog.module.css';

interface Props {
  /** The edited roster; null for a new one; undefined: closed. */
  roster: ListedRoster | null | undefined;
  onClose: () => void;
  /** Called to open the dialog again with the roster as it is stored now. */
  onReload: (roster_id: string) => void;
}

/** The dialog of a roster in two steps: its workers, and when they work. */
export function RosterDialog({ roster, onClose, onReload }: Props) {
  const { onGuardedClose, onChanged } = useDiscardQuestion(onClose);
  return (
    <Modal
      opened={roster !== undefined}
      onClose={onGuardedClose}
      title={roster ? texts.yourRoster(describeRoster(roster)) : texts.newRoster}
      size={920}
    >
      {roster !== undefined && (
        <RosterForm
          key={roster === null ? 'new' : `${roster.roster_id} ${roster.modified_time}`}
          roster={roster}
          onReload={onReload}
          onClose={onClose}
          onChanged={onChanged}
        />
      )}
    </Modal>
  );
}

interface FormProps extends Props {
  roster: ListedRoster | null;
  /** Called with whether something is not saved. */
  onChanged: (isChanged: boolean) => void;
}

function RosterForm({ roster: stored, onReload, onClose, onChanged }: FormProps) {
  const [roster_id] = useState(() => stored?.roster_id ?? newId());
  // What the form was opened with: a sync must not change it while it is edited.
  const [opened] = useState(stored);
  const zone = useZone();
  const now = useNow();
  const { online } = useSyncStatus();
  const { data: workers } = useCopy(plannableWorkers, {});
  const [first] = useState(() => (opened === null ? newDraft(now, zone) : draftOf(opened)));
  const [draft, setDraft] = useState<RosterDraft>(first);
  const [step, setStep] = useState<1 | 2>(opened === null ? 1 : 2);
  const [errors, setErrors] = useState<Errors>({});
  const frame = useWrongField(errors);
  const actions = useRosterActions();
  const confirm = useConfirm();
  const askOverwrite = useOverwriteQuestion(texts.conflict);
  const { roster, problems } = rosterOfDraft(draft, roster_id);
  const change = (parts: Partial<RosterDraft>) => {
    setDraft((before) => ({ ...before, ...parts }));
    setErrors({});
  };
  const isChanged = JSON.stringify(draft) !== JSON.stringify(first);
  useEffect(() => onChanged(isChanged), [onChanged, isChanged]);

  async function submit(isOverwriting = false): Promise<void> {
    if (roster === null) return setErrors(problems);
    let isConflict = false;
    const refused =
      opened === null
        ? await actions.create(roster)
        : await actions.change(roster, isOverwriting ? null : opened.modified_time, () => {
            isConflict = true;
          });
    if (refused === null) return onClose();
    setErrors(refused);
    if (!isConflict) return;
    if (await askOverwrite(() => onReload(roster_id))) await submit(true);
  }

  async function remove(): Promise<void> {
    if (opened === null) return;
    const question = texts.remove(describeRoster(opened), opened.people_count);
    if (!(await confirm(question))) return;
    if ((await actions.remove(roster_id)) === null) onClose();
  }

  const count = draft.user_ids.length;
  const isEmpty = count === 0;
  return (
    <>
      <LeaveGuard when={isChanged && !actions.isBusy} />
      {step === 1 ? (
        <WorkerStep
          workers={workers}
          user_ids={draft.user_ids}
          onChange={(user_ids) => change({ user_ids })}
        />
      ) : (
        <div className={classes['plan']} ref={frame}>
          <PlanStep {...{ draft, roster, now }} errors={errors} onChange={change} />
          {roster !== null && <ConflictPanel roster={roster} online={online} />}
        </div>
      )}
      {!online && (
        <p role="status" className={classes['note']}>
          {texts.needsConnection}
        </p>
      )}
      <Group justify="space-between" mt={16}>
        {opened === null ? (
          <span />
        ) : (
          <Button
            variant="default"
            data-danger
            disabled={!online || actions.isBusy}
            onClick={() => void remove()}
          >
            Delete
          </Button>
        )}
        <Group gap={8}>
          <Button variant="default" disabled={step === 1} onClick={() => setStep(1)}>
            Back
          </Button>
          {step === 1 ? (
            <Button disabled={isEmpty} onClick={() => setStep(2)}>
              {texts.next(count)}
            </Button>
          ) : (
            <Button
              disabled={isEmpty || !online}
              loading={actions.isBusy}
              onClick={() => void submit()}
            >
              {opened === null ? 'Submit' : 'Update'}
            </Button>
          )}
        </Group>
      </Group>
    </>
  );
}
