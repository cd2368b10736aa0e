import {
  ActionIcon,
  Button,
  Checkbox,
  Group,
  Input,
  NativeSelect,
  NumberInput,
  Radio,
  Textarea,
  TextInput,
} from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { mostChoices } from '#education/contract';
import type { ModuleLanguage, Question, QuestionKind } from '#education/contract';
import { newId } from '#packages/http/web';
import { educationTexts as texts } from '../education-texts.ts';
import classes from './module.module.css';

interface Props {
  question: Question;
  language: ModuleLanguage;
  errors: Readonly<Record<string, string>>;
  onChange: (question: Question) => void;
}

const kindWords: Readonly<Record<QuestionKind, string>> = {
  single: 'Single choice',
  multiple: 'Multiple choice',
  true_false: 'True or false',
  number: 'Number',
};

/** The fields of one question. */
export function QuestionFields({ question, language, errors, onChange }: Props) {
  const { kind, text, explanation, points, number } = question;
  const put = (more: Partial<Question>) => onChange({ ...question, ...more });
  return (
    <>
      <Group gap={12} align="flex-start">
        <NativeSelect
          label={texts.kind}
          data={Object.entries(kindWords).map(([value, label]) => ({ value, label }))}
          value={kind}
          onChange={({ currentTarget: { value } }) =>
            onChange(ofKind(question, value as QuestionKind, language))
          }
        />
        <NumberInput
          label={texts.points}
          min={1}
          max={20}
          maw={110}
          allowDecimal={false}
          value={points}
          error={errors['points']}
          onChange={(value) => put({ points: Number(value) || 1 })}
        />
      </Group>
      <Textarea
        label={texts.questionText}
        autosize
        minRows={2}
        maxLength={1000}
        value={text}
        error={errors['text']}
        onChange={(event) => put({ text: event.currentTarget.value })}
      />
      {kind === 'number' ? (
        <Group gap={12} align="flex-start">
          <NumberInput
            label={texts.rightNumber}
            maw={200}
            value={number?.value ?? ''}
            error={errors['number']}
            onChange={(value) =>
              put({
                number:
                  value === '' ? null : { value: Number(value), tolerance: number?.tolerance ?? 0 },
              })
            }
          />
          <NumberInput
            label={texts.tolerance}
            min={0}
            maw={200}
            disabled={number === null}
            value={number?.tolerance ?? 0}
            onChange={(value) =>
              number !== null && put({ number: { ...number, tolerance: Number(value) || 0 } })
            }
          />
        </Group>
      ) : (
        <ChoiceFields
          question={question}
          error={errors['choices'] ?? errors['right']}
          onPut={put}
        />
      )}
      <Textarea
        label={texts.explanation}
        description={texts.explanationAbout}
        autosize
        minRows={2}
        maxLength={2000}
        value={explanation}
        onChange={(event) => put({ explanation: event.currentTarget.value })}
      />
    </>
  );
}

interface ChoiceProps {
  question: Question;
  error: string | undefined;
  onPut: (more: Partial<Question>) => void;
}

/** The choices of a question, with a mark for the right ones. */
function ChoiceFields({ question: { kind, choices, right }, error, onPut }: ChoiceProps) {
  const mark = (id: string, isRight: boolean) => {
    if (kind !== 'multiple') onPut({ right: isRight ? [id] : [] });
    else onPut({ right: isRight ? [...right, id] : right.filter((each) => each !== id) });
  };
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
      <legend style={{ padding: 0 }}>{texts.choices}</legend>
      <p className="ws-note">{texts.choicesAbout}</p>
      {choices.map(({ choice_id, text }, at) => {
        const name = `Choice ${String(at + 1)}`;
        const isRight = right.includes(choice_id);
        const Mark = kind === 'multiple' ? Checkbox : Radio;
        return (
          <div key={choice_id} className={classes['choice']}>
            <Mark
              aria-label={`${name} is right`}
              checked={isRight}
              onChange={({ currentTarget: { checked } }) => mark(choice_id, checked)}
            />
            <TextInput
              aria-label={name}
              my={4}
              maxLength={300}
              value={text}
              onChange={({ currentTarget: { value } }) =>
                onPut({
                  choices: choices.map((each) =>
                    each.choice_id === choice_id ? { choice_id, text: value } : each,
                  ),
                })
              }
            />
            {kind !== 'true_false' && (
              <ActionIcon
                variant="subtle"
                aria-label={`${texts.remove} ${name.toLowerCase()}`}
                disabled={choices.length <= 2}
                onClick={() =>
                  onPut({
                    choices: choices.filter((each) => each.choice_id !== choice_id),
                    right: right.filter((each) => each !== choice_id),
                  })
                }
              >
                <IconTrash size={16} stroke={1.75} />
              </ActionIcon>
            )}
          </div>
        );
      })}
      {error !== undefined && <Input.Error>{error}</Input.Error>}
      {kind !== 'true_false' && (
        <Button
          size="xs"
          mt={8}
          variant="default"
          leftSection={<IconPlus size={14} stroke={1.9} />}
          disabled={choices.length >= mostChoices}
          onClick={() => onPut({ choices: [...choices, { choice_id: newId(), text: '' }] })}
        >
          {texts.addChoice}
        </Button>
      )}
    </fieldset>
  );
}

/** 'True' and 'False' in the languages of the starter modules; English in others. */
const trueFalse: Partial<Record<ModuleLanguage, readonly [string, string]>> = {
  es: ['Verdadero', 'Falso'],
  fr: ['Vrai', 'Faux'],
  pt: ['Verdadeiro', 'Falso'],
  de: ['Richtig', 'Falsch'],
  it: ['Vero', 'Falso'],
};

/** A question of another kind; what does not fit is left out. */
function ofKind(question: Question, kind: QuestionKind, language: ModuleLanguage): Question {
  if (kind === question.kind) return question;
  if (kind === 'number') return { ...question, kind, choices: [], right: [] };
  if (kind === 'true_false') {
    const choices = (trueFalse[language] ?? ['True', 'False']).map((text) => ({
      ...{ choice_id: newId(), text },
    }));
    return { ...question, kind, choices, right: [], number: null };
  }
  const hasChoices = question.kind !== 'number';
  const choices = hasChoices
    ? question.choices
    : ['', ''].map((text) => ({ choice_id: newId(), text }));
  const right = kind === 'single' ? question.right.slice(0, 1) : question.right;
  return { ...question, kind, choices, right, number: null };
}
