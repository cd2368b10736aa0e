import { expect, test } from 'vitest';
import { randomUUID as newId } from 'node:crypto';
import { moduleContent } from '#education/contract';
import { plainText, publishProblems } from '#education/domain';
import { readInput } from '#packages/http/contract';
import { starterModules } from './starter-modules.ts';

const modules = starterModules(newId);

test('[EDU-02] three starter modules in English and Spanish could be published as they are', () => {
  expect(modules.map(({ title, language }) => `${language} ${title}`)).toEqual([
    'en Heat stress basics',
    'en Hydration at work',
    'en Acclimatisation',
    'es Estrés por calor: lo básico',
    'es Hidratación en el trabajo',
    'es Aclimatación',
  ]);
  for (const content of modules) {
    expect(readInput(moduleContent, content).error).toBeUndefined();
    expect(publishProblems(content)).toEqual([]);
    expect(content.sections.length).toBeGreaterThanOrEqual(6);
    expect(content.sections.length).toBeLessThanOrEqual(10);
    expect(content.questions.length).toBeGreaterThanOrEqual(10);
    expect(content.questions.length).toBeLessThanOrEqual(15);
  }
});

test('both languages have the same sections, questions and right answers', () => {
  for (const nth of [0, 1, 2]) {
    const [english, spanish] = [modules[nth], modules[nth + 3]];
    const shape = (content = english) => ({
      sections: content?.sections.map(({ minutes, picture, text }) => [
        ...[minutes, picture, text.content.map(({ type }) => type)],
      ]),
      questions: content?.questions.map(({ kind, choices, right, number }) => [
        ...[kind, number, choices.map(({ choice_id }) => right.includes(choice_id))],
      ]),
    });
    expect(shape(spanish)).toEqual(shape(english));
  }
});

test('every section names its sources in its last line', () => {
  for (const { sections } of modules) {
    for (const { text } of sections) {
      expect(plainText(text).split('\n').at(-1)).toMatch(/^(Sources?|Fuentes?): /);
    }
  }
});

test('the English texts have short sentences', () => {
  for (const { sections } of modules.slice(0, 3)) {
    const sentences = sections.flatMap(({ text }) =>
      plainText(text)
        .split('\n')
        .slice(0, -1)
        .flatMap((line) => line.split(/[.!?:]\s/)),
    );
    const words = sentences.map((sentence) => sentence.split(/\s+/).length);
    expect(Math.max(...words)).toBeLessThanOrEqual(30);
    expect(words.reduce((sum, count) => sum + count, 0) / words.length).toBeLessThan(12);
  }
});
