import { Button, Switch } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { mostQuestions } from '#education/contract';
import type { Question, WholeModule } from '#education/contract';
import { withoutAnswer } from '#education/domain';
import { newId } from '#packages/http/web';
import { truncate } from '#packages/kit';
import { EmptyState } from '#packages/ui';
import { educationTexts as texts } from '../education-texts.ts';
import { QuestionField } from '../learner/take-view.tsx';
import { ModuleFrame } from './module-frame.tsx';
import { PartList } from './part-list.tsx';
import { QuestionFields } from './question-fields.tsx';
import { SaveFoot } from './save-foot.tsx';
import { errorsOf } from './training-screen.tsx';
import { useModuleForm } from './use-module-form.ts';

/** /education/modules/{uuid}/assessment: the questions. */
export function AssessmentScreen() {
  return (
    <ModuleFrame>
      {(module, mayEdit) => <Assessment key={module.module_id} module={module} mayEdit={mayEdit} />}
    </ModuleFrame>
  );
}

interface Props {
  module: WholeModule;
  mayEdit: boolean;
}

function Assessment({ module, mayEdit }: Props) {
  const form = useModuleForm(module, {
    questions: module.questions,
    shuffles: module.shuffles,
  });
  const [open, setOpen] = useState<string | null>(null);
  const { questions, shuffles } = form.values;
  const put = (next: Question) =>
    form.change({
      questions: questions.map((each) => (each.question_id === next.question_id ? next : each)),
    });
  const add = () => {
    const question = newQuestion();
    form.change({ questions: [...questions, question] });
    setOpen(question.question_id);
  };
  return (
    <>
      {!mayEdit && <p className="ws-note">{texts.answersHidden}</p>}
      {mayEdit && (
        <Switch
          mb={12}
          label={texts.shuffle}
          checked={shuffles}
          onChange={({ currentTarget: { checked } }) => form.change({ shuffles: checked })}
        />
      )}
      {questions.length === 0 ? (
        <EmptyState title={texts.noQuestions} text={texts.noQuestionsAbout} />
      ) : (
        <PartList
          label="Questions"
          parts={questions}
          idOf={({ question_id }) => question_id}
          nameOf={({ text }) => (text === '' ? 'New question' : truncate(text, 90))}
          {...{ mayEdit, open }}
          onOpen={setOpen}
          onParts={(next) => form.change({ questions: next })}
          onRemove={(question) =>
            form.change({ questions: questions.filter((each) => each !== question) })
          }
          fields={(question, at) =>
            mayEdit ? (
              <QuestionFields
                question={question}
                language={module.language}
                errors={errorsOf(form.errors, at, 'questions')}
                onChange={put}
              />
            ) : (
              <QuestionField
                question={withoutAnswer(question)}
                language={module.language}
                answer={{ choices: [], number: '' }}
                onAnswer={() => undefined}
              />
            )
          }
        />
      )}
      {mayEdit && (
        <Button
          variant="default"
          mt={12}
          leftSection={<IconPlus size={16} stroke={1.9} />}
          disabled={questions.length >= mostQuestions}
          onClick={add}
        >
          {texts.addQuestion}
        </Button>
      )}
      {mayEdit && <SaveFoot form={form} />}
    </>
  );
}

function newQuestion(): Question {
  return {
    ...{ question_id: newId(), kind: 'single', text: '', right: [], number: null },
    choices: ['', ''].map((text) => ({ choice_id: newId(), text })),
    ...{ explanation: '', points: 1 },
  };
}
