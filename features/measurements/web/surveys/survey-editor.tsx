import { Button, Select, Stack, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { surveyUses } from '#measurements/contract';
import type { Survey, SurveyQuestion } from '#measurements/contract';
import {
  draftToSurvey,
  isUnpublished,
  movedQuestion,
  newQuestion,
  surveyProblems,
  surveyToDraft,
} from '#measurements/domain';
import type { SurveyDraft, TypedAnswers } from '#measurements/domain';
import { useSyncStatus } from '#packages/sync/web';
import { ActionNote, Form, LeaveGuard, SettingsSection } from '#packages/ui';
import { QuestionCard } from './question-card.tsx';
import { SurveyFields } from './survey-fields.tsx';
import { surveyTexts, useWords } from './survey-texts.ts';
import classes from './surveys.module.css';
import type { useSurveys } from './use-surveys.ts';

interface Props {
  survey: Survey;
  isNew: boolean;
  state: ReturnType<typeof useSurveys>;
}

const uses = surveyUses.map((value) => ({ value, label: useWords[value] }));

/** Editor for name, use and ordered questions of a survey; saved as a draft, or published. */
export function SurveyEditor({ survey, isNew, state }: Props) {
  const { online } = useSyncStatus();
  const [draft, setDraft] = useState<SurveyDraft>(() => surveyToDraft(survey));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isSaved, setSaved] = useState(false);
  const count = useRef(0);
  const frame = useRef<HTMLFormElement>(null);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(surveyToDraft(survey)) && !isSaved;
  const { questions } = draft;
  useEffect(() => {
    // Focuses the first invalid field.
    const first = frame.current?.querySelector('[aria-invalid="true"]');
    if (first instanceof HTMLElement) first.focus();
  }, [errors]);

  const change = (parts: Partial<SurveyDraft>) => {
    setDraft((before) => ({ ...before, ...parts }));
    setSaved(false);
    if (Object.keys(errors).length > 0) setErrors({});
  };
  const add = () => {
    count.current += 1;
    change({ questions: [...questions, newQuestion(`new-${String(count.current)}`)] });
  };

  async function save(publish: boolean): Promise<void> {
    if (state.isBusy || !online) return;
    const problems = surveyProblems(draft);
    setErrors(problems);
    if (Object.keys(problems).length > 0) return;
    const fields = draftToSurvey(draft);
    const refused = await state.save(fields, publish);
    if (refused !== null) return setErrors(refused);
    // From now on the questions keep the created keys.
    setDraft(surveyToDraft(fields));
    setSaved(true);
  }

  const mayPublish = isChanged || isNew || isUnpublished(survey);
  return (
    <Form ref={frame} label="Survey" onSubmit={() => save(false)}>
      <LeaveGuard when={isChanged && !state.isBusy} />
      <SettingsSection title="About" about={surveyTexts.aboutAbout}>
        <div className={classes['pair']}>
          <TextInput
            label="Name"
            autoComplete="off"
            value={draft.name}
            error={errors['name']}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <Select
            label="Used for"
            data={uses}
            value={draft.used_for}
            allowDeselect={false}
            onChange={(used_for) => used_for !== null && change({ used_for })}
          />
        </div>
      </SettingsSection>
      <SettingsSection title="Questions" about={surveyTexts.questionsAbout}>
        <Stack component="ol" gap={12} className="ws-plain-list">
          {questions.map((question, at) => (
            <QuestionCard
              key={question.id}
              question={question}
              at={at}
              count={questions.length}
              errorOf={(field) => errors[`questions.${String(at)}.${field}`]}
              onChange={(parts) =>
                change({ questions: questions.with(at, { ...question, ...parts }) })
              }
              onMove={(step) => change({ questions: movedQuestion(questions, at, step) })}
              onRemove={() => change({ questions: questions.toSpliced(at, 1) })}
            />
          ))}
        </Stack>
        <p role="alert" className={classes['error']}>
          {errors['questions']}
        </p>
        <Button
          variant="default"
          style={{ alignSelf: 'flex-start' }}
          leftSection={<IconPlus size={16} stroke={1.9} />}
          onClick={add}
        >
          Add question
        </Button>
      </SettingsSection>
      <SettingsSection
        title="Preview"
        about={surveyTexts.previewAbout}
        actions={
          <>
            <ActionNote>{online ? '' : surveyTexts.needsConnection}</ActionNote>
            {isChanged && !isNew && (
              <Button
                variant="default"
                disabled={state.isBusy}
                onClick={() => {
                  setDraft(surveyToDraft(survey));
                  setErrors({});
                }}
              >
                Discard
              </Button>
            )}
            <Button
              type="submit"
              variant="default"
              loading={state.isBusy}
              disabled={!isChanged || !online}
            >
              Save draft
            </Button>
            <Button
              loading={state.isBusy}
              disabled={!mayPublish || !online}
              onClick={() => void save(true)}
            >
              Publish
            </Button>
          </>
        }
      >
        <SurveyPreview questions={draftToSurvey(draft).questions} />
      </SettingsSection>
    </Form>
  );
}

/** Preview of the questions as a form shows them. The input is not saved. */
function SurveyPreview({ questions }: { questions: readonly SurveyQuestion[] }) {
  const [typed, setTyped] = useState<TypedAnswers>({});
  const worded = questions.filter(({ question }) => question.trim() !== '');
  if (worded.length === 0) return <p className={classes['note']}>No questions yet.</p>;
  return (
    <Stack role="group" aria-label="Preview of the survey" gap={16} maw={520}>
      <SurveyFields
        questions={worded}
        typed={typed}
        errors={{}}
        onChange={(key, answer) => setTyped((before) => ({ ...before, [key]: answer }))}
      />
    </Stack>
  );
}
