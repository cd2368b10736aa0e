import { defaultSettings } from '#education/contract';
import type { ModuleContent, Question } from '#education/contract';
import { textOfLines } from '#education/domain';

/** A small module that can be published: two sections, and a question of each kind. Only for tests. */
export function testContent(newId: () => string): ModuleContent {
  return {
    ...{ ...defaultSettings, title: 'Water and shade' },
    sections: ['Water', 'Shade'].map((title) => ({
      ...{ section_id: newId(), title, text: textOfLines([`About ${title}.`]), picture: null },
      ...{ video_url: '', minutes: 2 },
    })),
    questions: [
      choiceQuestion('single', newId, [true, false, false]),
      choiceQuestion('multiple', newId, [true, true, false]),
      choiceQuestion('true_false', newId, [false, true]),
      {
        ...{ question_id: newId(), kind: 'number', text: 'How many minutes?', choices: [] },
        ...{ right: [], number: { value: 15, tolerance: 1 }, explanation: 'secret-why' },
        points: 2,
      },
    ],
  };
}

function choiceQuestion(
  kind: Question['kind'],
  newId: () => string,
  marks: readonly boolean[],
): Question {
  const choices = marks.map((_, at) => ({ choice_id: newId(), text: `Choice ${String(at + 1)}` }));
  return {
    ...{ question_id: newId(), kind, text: `A question of kind ${kind}`, choices, number: null },
    right: choices.filter((_, at) => marks[at]).map(({ choice_id }) => choice_id),
    ...{ explanation: 'secret-why', points: 1 },
  };
}
