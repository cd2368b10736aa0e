import { useMemo } from 'react';
import { createFormats, createTexts, useTexts } from '#packages/i18n';
import type { Formats, Texts, TextStore } from '#packages/i18n';
import { coursePart } from './course-catalogues.ts';
import { en } from './texts/en.ts';
import type { CourseSourceTexts } from './texts/en.ts';

/** The texts of the screens of a course: in the language of the page, otherwise in English. */
export function useCourseTexts(): Texts<CourseSourceTexts> {
  return useTexts<CourseSourceTexts>(coursePart, englishTexts);
}

/** Numbers and times in the language of these screens. */
export function useCourseFormats(zone: string): Formats {
  const { language } = useCourseTexts();
  return useMemo(() => createFormats(language, zone), [language, zone]);
}

let english: TextStore | undefined;

function englishTexts(): TextStore {
  english ??= createTexts('en', { [coursePart]: en });
  return english;
}
