import type { ModuleContent, Question } from '#education/contract';
import { plainText } from './rich-text.ts';

/** Why a module cannot be published: the part, and what is missing in it. */
export interface PublishProblem {
  /** Path of the field, as in the error of the call. */
  path: string;
  part: 'training' | 'assessment' | 'settings';
  text: string;
}

/** Everything that is missing for a publication, in the order of the tabs. */
export function publishProblems(content: ModuleContent): PublishProblem[] {
  return [...settingProblems(content), ...sectionProblems(content), ...questionProblems(content)];
}

function settingProblems({ title }: ModuleContent): PublishProblem[] {
  if (title.trim() !== '') return [];
  return [{ path: 'title', part: 'settings', text: 'The module needs a title.' }];
}

function sectionProblems({ sections }: ModuleContent): PublishProblem[] {
  const problem = (path: string, text: string): PublishProblem => ({
    ...{ path, part: 'training', text },
  });
  if (sections.length === 0) return [problem('sections', 'The training needs a section.')];
  return sections.flatMap(({ title, text, picture, video_url }, at) => {
    const place = `sections.${String(at)}`;
    const number = String(at + 1);
    const isEmpty = plainText(text) === '' && picture === null && video_url === '';
    return [
      ...(title === '' ? [problem(`${place}.title`, `Section ${number} needs a title.`)] : []),
      ...(isEmpty ? [problem(`${place}.text`, `Section ${number} has no content.`)] : []),
      ...(picture?.kind === 'image' && picture.alt === ''
        ? [problem(`${place}.picture`, `Describe the picture of section ${number}.`)]
        : []),
    ];
  });
}

function questionProblems({ questions }: ModuleContent): PublishProblem[] {
  const problem = (path: string, text: string): PublishProblem => ({
    ...{ path, part: 'assessment', text },
  });
  if (questions.length === 0) return [problem('questions', 'The assessment needs a question.')];
  return questions.flatMap((question, at) => {
    const missing = missingIn(question);
    return missing === null
      ? []
      : [
          problem(
            `questions.${String(at)}.${missing.field}`,
            `Question ${String(at + 1)}: ${missing.text}`,
          ),
        ];
  });
}

function missingIn(question: Question): { field: string; text: string } | null {
  const { kind, text, choices, right, number } = question;
  if (text === '') return { field: 'text', text: 'write the question.' };
  if (kind === 'number') {
    return number === null ? { field: 'number', text: 'enter the right number.' } : null;
  }
  if (choices.length < 2) return { field: 'choices', text: 'add at least two choices.' };
  if (choices.some((choice) => choice.text === '')) {
    return { field: 'choices', text: 'fill in every choice.' };
  }
  const known = new Set(choices.map(({ choice_id }) => choice_id));
  const marked = right.filter((id) => known.has(id));
  if (marked.length === 0) return { field: 'right', text: 'mark the right answer.' };
  if (marked.length < right.length)
    return { field: 'right', text: 'mark the right answers again.' };
  if (kind !== 'multiple' && marked.length > 1) {
    return { field: 'right', text: 'mark only one right answer.' };
  }
  return null;
}
