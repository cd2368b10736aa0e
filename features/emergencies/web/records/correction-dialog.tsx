import { Radio, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { longestNote } from '#emergencies/contract';
import type { LogLine } from '#emergencies/domain';
import { DialogForm, Modal, showToast } from '#packages/ui';
import { localText, timeOfLocal } from '#rosters/domain';
import { recordTexts as texts } from '../emergency-texts.ts';
import { useEmergencyLog } from '../use-emergency-log.ts';
import { lineName } from './record-words.ts';

interface Props {
  opened: boolean;
  /** The entry to correct; it stays while the dialog fades out. */
  line: LogLine | null;
  emergency_id: string;
  zone: string;
  onClose: () => void;
}

/** Adds a correction to an entry: another time, or that it was a mistake; always with a reason. */
export function CorrectionDialog({ opened, line, ...rest }: Props) {
  return (
    <Modal
      opened={opened}
      onClose={rest.onClose}
      title={line === null ? texts.correct : texts.correctTitle(lineName(line))}
      size={460}
    >
      {opened && line !== null && <CorrectionForm line={line} {...rest} />}
    </Modal>
  );
}

interface FormProps extends Omit<Props, 'opened' | 'line'> {
  line: LogLine;
}

function CorrectionForm({ line, emergency_id, zone, onClose }: FormProps) {
  const { record } = useEmergencyLog();
  const [what, setWhat] = useState<'time' | 'mistake'>('time');
  const [time, setTime] = useState(() => localText(zone, line.time, true));
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const corrected = what === 'time' ? timeOfLocal(time, zone) : null;
  const isTimeMissing = what === 'time' && corrected === null;
  const isReasonMissing = reason.trim() === '';
  const save = async () => {
    setTried(true);
    if (isTimeMissing || isReasonMissing) return;
    const isSaved = await record(emergency_id, 'correction', {
      ...{ corrects: line.entry_id, note: reason.trim() },
      corrected_time: corrected,
    });
    if (!isSaved) return;
    showToast({ kind: 'done', text: texts.corrected });
    onClose();
  };
  return (
    <DialogForm
      label={texts.correctTitle(lineName(line))}
      submit={texts.saveCorrection}
      onSubmit={save}
      onCancel={onClose}
    >
      <p style={{ margin: 0 }}>{texts.correctAbout}</p>
      <Radio.Group
        label={texts.what}
        value={what}
        onChange={(value) => setWhat(value === 'mistake' ? 'mistake' : 'time')}
      >
        <Stack gap={8} mt={4}>
          <Radio value="time" label={texts.wrongTime} />
          <Radio value="mistake" label={texts.mistake} />
        </Stack>
      </Radio.Group>
      {what === 'time' && (
        <TextInput
          type="datetime-local"
          step={1}
          label={texts.rightTime}
          value={time}
          error={isTried && isTimeMissing ? texts.timeRequired : undefined}
          onChange={(event) => setTime(event.currentTarget.value)}
        />
      )}
      <TextInput
        label={texts.reason}
        maxLength={longestNote}
        value={reason}
        error={isTried && isReasonMissing ? texts.reasonRequired : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </DialogForm>
  );
}
