import { Checkbox, Group, Input, Textarea } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import {
  alertChannels,
  alertMessages as messages,
  alertSupervisors,
  longestMessage,
} from '#alerts/contract';
import type { ChannelChoice } from '#alerts/contract';
import { defaultChannels } from '#alerts/domain';
import type { NamedTest } from '#alerts/offline';
import { hydrationWords } from '#hydration/domain';
import { dateTimeText } from '#packages/kit';
import { useSave, useWrite, useWrongField } from '#packages/form/web';
import { newId, useClient } from '#packages/http/web';
import { useSyncStatus } from '#packages/sync/web';
import { DialogForm, RowAction, SearchMultiSelect, showToast, useZone } from '#packages/ui';
import type { Tag } from '#tags/contract';
import { kindTexts } from '#tags/web';
import { channelTexts } from '../../alert-texts.ts';
import { resultText } from '../high-risk/test-result.tsx';
import { sendTexts } from '../answer-texts.ts';
import { ManualRecipients } from './manual-recipients.tsx';

interface Props {
  /** Those that the viewer manages. */
  tags: readonly Pick<Tag, 'tag_id' | 'name' | 'type'>[];
  /** Whom the alert is about; their managers are notified. */
  people?: readonly NamedPerson[];
  /** Tests of these people. Recipients who may see them read their values. */
  tests?: readonly NamedTest[];
  onDone: () => void;
  onCancel: () => void;
  /** Called with whether something was entered and is not sent. */
  onChanged: (isChanged: boolean) => void;
}

/** Somebody an alert is about. */
export interface NamedPerson {
  user_id: string;
  name: string;
}

interface Draft {
  tag_ids: readonly string[];
  message: string;
  channels: ChannelChoice;
  /** Those that were not removed. */
  tests: readonly NamedTest[];
}

const noTests: readonly NamedTest[] = [];
const nobody: readonly NamedPerson[] = [];

/** The form of an alert by hand: about what, the message, the channels, and who is notified. */
export function AlertForm({ tags, people = nobody, tests = noTests, ...props }: Props) {
  const { onDone, onCancel, onChanged } = props;
  // A test that arrives while the form is open does not replace what the person sees.
  const [attached] = useState(tests);
  // Created once, so that a repeated call sends one alert.
  const [compliance_alert_log_id] = useState(newId);
  const client = useClient();
  const { write } = useWrite({ sync: 'awaited' });
  const { online } = useSyncStatus();
  const form = useSave<Draft>({
    ...{ tag_ids: [], message: '', channels: defaultChannels, tests: attached },
  });
  const frame = useWrongField<HTMLFormElement>(form.errors);
  const { tag_ids, message, channels } = form.values;
  useEffect(() => onChanged(form.isChanged), [onChanged, form.isChanged]);
  const send = () =>
    write(
      async () => {
        const user_ids = people.map(({ user_id }) => user_id);
        const measurement_ids = form.values.tests.map(({ measurement_id }) => measurement_id);
        const about = { tag_ids: [...tag_ids], user_ids, measurement_ids };
        const body = { ...about, message: message.trim(), channels };
        const { counts } = await client.call(alertSupervisors, {
          body: { compliance_alert_log_id, ...body },
        });
        const detail = sendTexts.sentTo(counts.sent, counts.skipped);
        showToast({ kind: 'done', text: messages.alerted, detail });
      },
      { failed: messages.notAlerted, fields: [...formFields] },
    );
  return (
    <DialogForm
      ref={frame}
      label={sendTexts.title}
      submit={sendTexts.title}
      isBusy={form.isBusy}
      isOff={!online}
      onSubmit={() => form.save({ problems: problemsOf(form.values, people), send, onDone })}
      onCancel={onCancel}
    >
      <p className="ws-note">{people.length === 0 ? sendTexts.about : sendTexts.aboutPeople}</p>
      {people.length > 0 && (
        <Input.Wrapper label={sendTexts.people} labelElement="div" error={form.errors['user_ids']}>
          <p className="ws-small" dir="auto">
            {sendTexts.names(people.map(({ name }) => name))}
          </p>
        </Input.Wrapper>
      )}
      <AttachedTests
        tests={form.values.tests}
        error={form.errors['measurement_ids']}
        onChange={(kept) => form.change({ tests: kept })}
      />
      <SearchMultiSelect
        label={people.length === 0 ? sendTexts.tags : sendTexts.tagsToo}
        isFirst
        placeholder={tag_ids.length === 0 && people.length === 0 ? sendTexts.tagsPlaceholder : ''}
        error={form.errors['tag_ids']}
        value={tag_ids}
        onChange={(chosen) => form.change({ tag_ids: chosen })}
        options={tags.map(({ tag_id, name, type }) => ({
          ...{ id: tag_id, label: name, note: kindTexts[type].one },
        }))}
      />
      <Textarea
        label={sendTexts.message}
        placeholder={sendTexts.messagePlaceholder}
        description={sendTexts.counter(message.length, longestMessage)}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        rows={3}
        maxLength={longestMessage}
        {...form.text('message')}
      />
      <Input.Wrapper label="Channels" error={form.errors['channels']} labelElement="div">
        <Group gap="8px 20px" mt={4}>
          {alertChannels.map((channel) => (
            <Checkbox
              key={channel}
              label={channelTexts[channel].word}
              checked={channels[channel]}
              onChange={({ currentTarget: { checked } }) =>
                form.change({ channels: { ...channels, [channel]: checked } })
              }
            />
          ))}
        </Group>
      </Input.Wrapper>
      <ManualRecipients
        tag_ids={tag_ids}
        user_ids={people.map(({ user_id }) => user_id)}
        measurement_ids={form.values.tests.map(({ measurement_id }) => measurement_id)}
        channels={channels}
      />
    </DialogForm>
  );
}

const formFields = ['tag_ids', 'user_ids', 'measurement_ids', 'message', 'channels'] as const;

interface TestsProps {
  tests: readonly NamedTest[];
  error: string | undefined;
  onChange: (tests: readonly NamedTest[]) => void;
}

/** The tests that an alert is about, each with a button that removes it. */
function AttachedTests({ tests, error, onChange }: TestsProps) {
  const zone = useZone();
  if (tests.length === 0) return null;
  return (
    <Input.Wrapper
      label={sendTexts.tests}
      labelElement="div"
      description={sendTexts.testsHint}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      error={error}
    >
      <ul className="ws-list" aria-label={sendTexts.tests}>
        {tests.map(({ measurement_id, value, state, time }) => {
          const text = `${resultText(value)}, ${hydrationWords[state].long}, ${dateTimeText(time, zone)}`;
          return (
            <Group key={measurement_id} component="li" gap={8} wrap="nowrap">
              <span className="ws-small">{text}</span>
              <RowAction
                icon={IconX}
                word={sendTexts.removeTest}
                of={text}
                disabled={false}
                onClick={() =>
                  onChange(tests.filter((each) => each.measurement_id !== measurement_id))
                }
              />
            </Group>
          );
        })}
      </ul>
    </Input.Wrapper>
  );
}

function problemsOf(
  { tag_ids, channels }: Draft,
  people: readonly NamedPerson[],
): Record<string, string> {
  return {
    ...(tag_ids.length === 0 && people.length === 0 && { tag_ids: messages.noTags }),
    ...(!Object.values(channels).some(Boolean) && { channels: messages.noChannel }),
  };
}
