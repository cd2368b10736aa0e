import { Button, Checkbox, Group, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { draftErrors, timeFromText, zonedText } from '#measurements/domain';
import type { DraftErrors, LinkDraft, MeasurementDraft } from '#measurements/domain';
import { offeredTypes } from '#measurements/offline';
import type { NamedType } from '#measurements/offline';
import { newId } from '#packages/http/web';
import { useCopy } from '#packages/sync/web';
import { useNow } from '#packages/ui';
import { TagMultiSelect } from '#tags/web';
import { TypeSign } from '../own-types/type-sign.tsx';
import { answersOf, surveyErrors, SurveySection, typedOf } from '../surveys/survey-section.tsx';
import type { SurveyErrors } from '../surveys/survey-section.tsx';
import { usePublishedSurveys } from '../surveys/use-published-surveys.ts';
import { TypeField, unitOfDraft } from './type-field.tsx';
import { useValueCheck } from './use-value-check.ts';
import { ValueQuestion } from './value-question.tsx';
import classes from './linked-fields.module.css';

interface Props {
  /** Initial values of the form. */
  start: MeasurementDraft;
  /** Error messages by field from an earlier refusal. */
  refused?: DraftErrors;
  /** Name of the form and its button. */
  name?: string;
  /** IANA name of the zone of the time field. */
  zone: string;
  /** The time of the test is now until another time is typed. */
  isTakenNow?: boolean;
  /** Shown above and below the fields, with the current draft. */
  before?: (draft: MeasurementDraft) => ReactNode;
  after?: (draft: MeasurementDraft) => ReactNode;
  /** Sends the draft. Returns error messages by field if the server refused it. */
  onSave: (draft: MeasurementDraft) => Promise<DraftErrors>;
  onCancel: () => void;
}

const noTypes = { custom: [], link: [] };
const testTags = ['default'] as const;
const efforts = Array.from({ length: 11 }, (_, effort) => String(effort));

/** The fields of a new test. Typed values are kept until the form is saved or cancelled. */
export function MeasurementForm(props: Props) {
  const { start, refused = {}, name = 'Add measurement', zone, onSave, onCancel } = props;
  const { data: own = noTypes } = useCopy(offeredTypes, {});
  const [typedDraft, setDraft] = useState(start);
  const [timeTyped, setTimeText] = useState(() =>
    props.isTakenNow ? null : zonedText(start.created_time ?? 0, zone),
  );
  const now = useNow();
  const draft = timeTyped === null ? { ...typedDraft, created_time: now } : typedDraft;
  const [errors, setErrors] = useState<DraftErrors>(refused);
  const surveys = usePublishedSurveys();
  const [typed, setTyped] = useState(() => typedOf(start.survey));
  const [unanswered, setUnanswered] = useState<SurveyErrors>({});
  const [isSaving, setSaving] = useState(false);
  const check = useValueCheck(start);
  const value = useRef<HTMLInputElement>(null);

  const change = (parts: Partial<MeasurementDraft>) => {
    setDraft((before) => ({ ...before, ...parts }));
    setErrors({});
    if (parts.value !== undefined || parts.type !== undefined) check.close();
  };
  const changeTime = (text: string) => {
    setTimeText(text);
    change({ created_time: timeFromText(text, zone) });
  };
  const save = async (isConfirmed: boolean) => {
    if (isSaving) return;
    const sent = timeTyped === null ? { ...draft, created_time: Date.now() } : draft;
    const found = draftErrors(sent, Date.now());
    const missing = surveyErrors(surveys, typed);
    setErrors(found);
    setUnanswered(missing);
    if (Object.keys(found).length + Object.keys(missing).length > 0) return check.close();
    const passed = check.pass({ ...sent, survey: answersOf(surveys, typed) }, isConfirmed);
    if (passed === null) return;
    setSaving(true);
    setErrors(await onSave(passed));
    setSaving(false);
    if (isConfirmed && isFocusGoing()) value.current?.focus();
    check.close();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(false);
  };
  const backToValue = () => {
    check.close();
    value.current?.focus();
  };

  return (
    <form noValidate onSubmit={submit} aria-label={name}>
      <Stack gap={16}>
        {props.before?.(draft)}
        <Group grow align="start" gap={12}>
          <TypeField draft={draft} types={own.custom} error={errors.custom_id} onChange={change} />
          <TextInput
            ref={value}
            label="Value"
            inputMode="decimal"
            autoComplete="off"
            data-autofocus
            value={draft.value}
            error={errors.value}
            rightSection={<span>{unitOfDraft(draft, own.custom)}</span>}
            rightSectionWidth={62}
            rightSectionProps={{ style: { color: 'var(--mantine-color-dimmed)', fontSize: 13 } }}
            onChange={(event) => change({ value: event.currentTarget.value })}
          />
        </Group>
        <TextInput
          type="datetime-local"
          label="Time"
          description={`Time in ${zone.replace('_', ' ')}`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={timeTyped ?? zonedText(now, zone)}
          error={errors.created_time}
          onChange={(event) => changeTime(event.currentTarget.value)}
        />
        <LinkedFields
          types={own.link}
          links={draft.links}
          errors={errors.links}
          onChange={(links) => change({ links })}
        />
        <Select
          label="Effort, 0 to 10"
          placeholder="Not recorded"
          data={efforts}
          clearable
          value={draft.rpe === null ? null : String(draft.rpe)}
          onChange={(effort) => change({ rpe: effort === null ? null : Number(effort) })}
        />
        <TagMultiSelect
          label="Tags"
          placeholder="None"
          description="The person’s own tags always count."
          types={testTags}
          allowNew
          value={draft.tag_ids}
          error={errors.tag_ids}
          onChange={(tag_ids) => change({ tag_ids })}
        />
        <SurveySection
          surveys={surveys}
          typed={typed}
          errors={unanswered}
          onChange={(next) => {
            setTyped(next);
            setUnanswered({});
          }}
        />
        <Textarea
          label="Notes"
          rows={3}
          value={draft.notes}
          error={errors.notes}
          onChange={(event) => change({ notes: event.currentTarget.value })}
        />
        <Checkbox
          label="Valid"
          description="An invalid test is kept and shown but not counted."
          checked={draft.valid}
          onChange={(event) => change({ valid: event.currentTarget.checked })}
        />
        {props.after?.(draft)}
        {check.question === null ? (
          <Group justify="end" gap={8}>
            <Button variant="default" onClick={onCancel}>
              Cancel
            </Button>
            <Button type="submit" loading={isSaving}>
              {name}
            </Button>
          </Group>
        ) : (
          <ValueQuestion
            doubt={check.question}
            field={value}
            isSaving={isSaving}
            onCancel={backToValue}
            onSave={() => void save(true)}
          />
        )}
      </Stack>
    </form>
  );
}

/**
 * Whether the focus is in the question, which is about to be removed, or was lost with its buttons.
 */
function isFocusGoing(): boolean {
  const { activeElement, body } = document;
  return activeElement === body || activeElement?.closest('[role="alertdialog"]') != null;
}

interface LinkedFieldsProps {
  types: readonly NamedType[];
  links: readonly LinkDraft[];
  /** Error messages by link_type_id. */
  errors: Readonly<Record<string, string>> | undefined;
  onChange: (links: readonly LinkDraft[]) => void;
}

/** A field for each linked type of the organisation; empty if there is none. */
function LinkedFields({ types, links, errors = {}, onChange }: LinkedFieldsProps) {
  if (types.length === 0) return null;
  const set = (link_type_id: string, value: string) => {
    const before = links.find((link) => link.link_type_id === link_type_id);
    const others = links.filter((link) => link !== before);
    onChange([...others, { link_id: before?.link_id ?? newId(), link_type_id, value }]);
  };
  return (
    <fieldset className={classes['fields']}>
      <legend>Linked values</legend>
      {types.map((type) => (
        <TextInput
          key={type.id}
          label={type.name}
          inputMode="decimal"
          autoComplete="off"
          placeholder="Not recorded"
          leftSection={<TypeSign type={type} size={24} />}
          rightSection={<span dir="auto">{type.unit}</span>}
          rightSectionWidth={62}
          rightSectionProps={{ style: { color: 'var(--mantine-color-dimmed)', fontSize: 13 } }}
          value={links.find(({ link_type_id }) => link_type_id === type.id)?.value ?? ''}
          error={errors[type.id]}
          onChange={(event) => set(type.id, event.currentTarget.value)}
        />
      ))}
    </fieldset>
  );
}
