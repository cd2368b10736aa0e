import { Checkbox, Group, Radio, Textarea, TextInput } from '@mantine/core';
import type { SurveyQuestion } from '#measurements/contract';
import type { TypedAnswer, TypedAnswers } from '#measurements/domain';

interface Props {
  questions: readonly SurveyQuestion[];
  typed: TypedAnswers;
  /** Error messages by key. */
  errors: Readonly<Record<string, string>>;
  onChange: (key: string, answer: TypedAnswer) => void;
}

/** A field for each question, in order. */
export function SurveyFields({ questions, typed, errors, onChange }: Props) {
  return questions.map((question) => (
    <QuestionField
      key={question.key}
      question={question}
      typed={typed[question.key] ?? ''}
      error={errors[question.key]}
      onChange={(answer) => onChange(question.key, answer)}
    />
  ));
}

interface FieldProps {
  question: SurveyQuestion;
  typed: TypedAnswer;
  error: string | undefined;
  onChange: (answer: TypedAnswer) => void;
}

function QuestionField({ question, typed, error, onChange }: FieldProps) {
  const { type, question: label, required, choices, unit } = question;
  const named = { label, error, withAsterisk: required };
  const text = typeof typed === 'string' ? typed : '';
  switch (type) {
    case 'text':
      return (
        <Textarea
          {...named}
          rows={2}
          maxLength={2000}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'number':
      return (
        <TextInput
          {...named}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          rightSection={unit !== null && <span dir="auto">{unit}</span>}
          rightSectionWidth={72}
          rightSectionProps={{ style: { color: 'var(--mantine-color-dimmed)', fontSize: 13 } }}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'choice':
      return (
        <Radio.Group {...named} value={text} onChange={onChange}>
          <Group gap="8px 16px" mt={6}>
            {choices.map(({ key, value }) => (
              <Radio key={key} value={key} label={value} />
            ))}
          </Group>
        </Radio.Group>
      );
    case 'choice_multi':
      return (
        <Checkbox.Group
          {...named}
          value={typeof typed === 'string' ? [] : [...typed]}
          onChange={onChange}
        >
          <Group gap="8px 16px" mt={6}>
            {choices.map(({ key, value }) => (
              <Checkbox key={key} value={key} label={value} />
            ))}
          </Group>
        </Checkbox.Group>
      );
  }
}
