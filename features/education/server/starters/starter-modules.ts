import { defaultSettings } from '#education/contract';
import type { ModuleContent, Question, Section } from '#education/contract';
import { textOfLines } from '#education/domain';
import { acclimatisationEn } from './acclimatisation-en.ts';
import { acclimatisationEs } from './acclimatisation-es.ts';
import { heatStressEn } from './heat-stress-en.ts';
import { heatStressEs } from './heat-stress-es.ts';
import { hydrationEn } from './hydration-en.ts';
import { hydrationEs } from './hydration-es.ts';
import type { Starter, StarterQuestion, StarterSection } from './starter.ts';

/** The starter modules, each in English and Spanish. */
const starters: readonly Starter[] = [
  ...[heatStressEn, hydrationEn, acclimatisationEn],
  ...[heatStressEs, hydrationEs, acclimatisationEs],
];

/** The content of the starter modules, with new ids. */
export function starterModules(newId: () => string): ModuleContent[] {
  return starters.map((starter) => contentOf(starter, newId));
}

function contentOf(starter: Starter, newId: () => string): ModuleContent {
  const { title, description, cover, language, trueFalse } = starter;
  return {
    ...{ ...defaultSettings, title, description, language },
    cover: { kind: 'drawing', drawing: cover },
    sections: starter.sections.map((section) => sectionOf(section, newId)),
    questions: starter.questions.map((question, nth) =>
      questionOf(question, { newId, nth, trueFalse }),
    ),
  };
}

function sectionOf(
  { title, drawing, minutes, lines }: StarterSection,
  newId: () => string,
): Section {
  return {
    ...{ section_id: newId(), title, text: textOfLines(lines), minutes, video_url: '' },
    picture: { kind: 'drawing', drawing },
  };
}

interface Place {
  newId: () => string;
  /** Of the question, from 0. */
  nth: number;
  trueFalse: readonly [string, string];
}

function questionOf(question: StarterQuestion, place: Place): Question {
  const { text, why: explanation } = question;
  const common = { question_id: place.newId(), text, explanation, points: 1 };
  if ('number' in question) {
    const number = { value: question.number, tolerance: question.tolerance ?? 0 };
    return { ...common, kind: 'number', choices: [], right: [], number };
  }
  const [kind, marked] = markedChoices(question, place);
  const choices = marked.map((each) => ({ choice_id: place.newId(), ...each }));
  return {
    ...{ ...common, kind, number: null },
    choices: choices.map(({ choice_id, text: words }) => ({ choice_id, text: words })),
    right: choices.filter(({ isRight }) => isRight).map(({ choice_id }) => choice_id),
  };
}

type MarkedChoice = { text: string; isRight: boolean };

function markedChoices(
  question: Exclude<StarterQuestion, { number: number }>,
  { nth, trueFalse }: Place,
): ['single' | 'multiple' | 'true_false', MarkedChoice[]] {
  if ('isTrue' in question) {
    const choices = trueFalse.map((text, at) => ({
      text,
      isRight: question.isTrue === (at === 0),
    }));
    return ['true_false', choices];
  }
  const mark = (isRight: boolean) => (text: string) => ({ text, isRight });
  const right = 'right' in question ? [question.right] : question.allRight;
  const all = [...right.map(mark(true)), ...question.wrong.map(mark(false))];
  // The right answers are not always the first ones.
  const turn = nth % all.length;
  const choices = [...all.slice(turn), ...all.slice(0, turn)];
  return ['right' in question ? 'single' : 'multiple', choices];
}
