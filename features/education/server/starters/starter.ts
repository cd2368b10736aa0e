import type { Drawing, ModuleLanguage } from '#education/contract';

/** A starter module as it is written: without ids. */
export interface Starter {
  title: string;
  description: string;
  cover: Drawing;
  language: ModuleLanguage;
  /** 'True' and 'False' in its language. */
  trueFalse: readonly [string, string];
  sections: readonly StarterSection[];
  questions: readonly StarterQuestion[];
}

/** A section of a starter module. */
export interface StarterSection {
  title: string;
  drawing: Drawing;
  minutes: number;
  /** See `textOfLines`. The last one names the sources. */
  lines: readonly string[];
}

/** A question of a starter module with its right answer. */
export type StarterQuestion = { text: string; why: string } & (
  | { right: string; wrong: readonly string[] }
  | { allRight: readonly string[]; wrong: readonly string[] }
  | { isTrue: boolean }
  | { number: number; tolerance?: number }
);
