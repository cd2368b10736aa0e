import { useState } from 'react';
import type { WholeModule } from '#education/contract';
import { withoutAnswer } from '#education/domain';
import { Modal } from '#packages/ui';
import { useSignedInSource } from '../course-source.ts';
import { educationTexts as texts } from '../education-texts.ts';
import { useCourseTexts } from '../learner/course-texts.ts';
import { SectionContent } from '../learner/course-view.tsx';
import type { DraftAnswer } from '../learner/drafts.ts';
import { QuestionField } from '../learner/take-view.tsx';
import classes from './module.module.css';

interface Props {
  /** Null: closed. */
  module: WholeModule | null;
  onClose: () => void;
}

/** A module as people see it: all sections, then all questions. */
export function PreviewDialog({ module, onClose }: Props) {
  return (
    <Modal opened={module !== null} onClose={onClose} title={texts.preview} size={760}>
      {module !== null && <Preview module={module} />}
    </Modal>
  );
}

function Preview({ module }: { module: WholeModule }) {
  const source = useSignedInSource();
  const { t } = useCourseTexts();
  const [answers, setAnswers] = useState<Readonly<Record<string, DraftAnswer>>>({});
  return (
    <div className={classes['preview']}>
      <p className="ws-note">{texts.previewNote}</p>
      <div lang={module.language}>
        {module.sections.map((section) => (
          <article key={section.section_id} className={classes['previewed']}>
            <SectionContent source={source} section={section} />
          </article>
        ))}
        {module.questions.map((question, at) => (
          <article key={question.question_id} className={classes['previewed']}>
            <p className="ws-fine" lang="en">
              {t('question', { at: at + 1, all: module.questions.length })}
            </p>
            <QuestionField
              question={withoutAnswer(question)}
              language={module.language}
              answer={answers[question.question_id] ?? { choices: [], number: '' }}
              onAnswer={(answer) => setAnswers({ ...answers, [question.question_id]: answer })}
            />
          </article>
        ))}
      </div>
    </div>
  );
}
