import {
  ActionIcon,
  Group,
  Select,
  SimpleGrid,
  Stack,
  Switch,
  Textarea,
  TextInput,
} from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { surveyTypes } from '#measurements/contract';
import type { QuestionDraft } from '#measurements/domain';
import { typeWords } from './survey-texts.ts';
import classes from './surveys.module.css';

interface Props {
  question: QuestionDraft;
  /** Index, from 0, and total. */
  at: number;
  count: number;
  errorOf: (field: string) => string | undefined;
  onChange: (parts: Partial<QuestionDraft>) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

const types = surveyTypes.map((value) => ({ value, label: typeWords[value] }));

/**
 * Editor of one question: text, type and the fields of the type, with buttons to move and remove
 * it.
 */
export function QuestionCard({ question, at, count, errorOf, onChange, ...actions }: Props) {
  const name = `question ${String(at + 1)}`;
  const { type } = question;
  const field = (key: 'question' | 'choices' | 'min' | 'max' | 'unit') => ({
    value: question[key],
    error: errorOf(key),
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [key]: event.currentTarget.value }),
  });
  return (
    <li className={classes['question']}>
      <Stack role="group" aria-label={`Question ${String(at + 1)}`} gap={12}>
        <Group gap={4} wrap="nowrap">
          <span className={classes['number']} aria-hidden>
            {at + 1}
          </span>
          <span className={classes['key']}>{question.key ?? 'New'}</span>
          <ActionIcon
            aria-label={`Move ${name} up`}
            disabled={at === 0}
            onClick={() => actions.onMove(-1)}
          >
            <IconArrowUp size={16} stroke={1.75} />
          </ActionIcon>
          <ActionIcon
            aria-label={`Move ${name} down`}
            disabled={at === count - 1}
            onClick={() => actions.onMove(1)}
          >
            <IconArrowDown size={16} stroke={1.75} />
          </ActionIcon>
          <ActionIcon aria-label={`Delete ${name}`} onClick={actions.onRemove}>
            <IconTrash size={16} stroke={1.75} />
          </ActionIcon>
        </Group>
        <div className={classes['pair']}>
          <TextInput label="Question" autoComplete="off" {...field('question')} />
          <Select
            label="Type"
            data={types}
            value={type}
            allowDeselect={false}
            onChange={(next) => next !== null && onChange({ type: next })}
          />
        </div>
        {(type === 'choice' || type === 'choice_multi') && (
          <Textarea
            label="Choices"
            description="One per line, in order."
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            autosize
            minRows={3}
            {...field('choices')}
          />
        )}
        {type === 'number' && (
          <SimpleGrid cols={3} spacing={12}>
            <TextInput label="Lowest" inputMode="decimal" {...field('min')} />
            <TextInput label="Highest" inputMode="decimal" {...field('max')} />
            <TextInput label="Unit" autoComplete="off" {...field('unit')} />
          </SimpleGrid>
        )}
        <Switch
          label="Required"
          checked={question.required}
          onChange={(event) => onChange({ required: event.currentTarget.checked })}
        />
      </Stack>
    </li>
  );
}
