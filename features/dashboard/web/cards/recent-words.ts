import { hydrationWords } from '#hydration/domain';
import type { RecentTestWithPerson } from '#hydration/offline';
import { isHiddenValue, numberText } from '#hydration/web';
import { shortAge } from '#packages/kit';

type Finding = Pick<RecentTestWithPerson, 'state' | 'value'>;

/** What a tile says of a test: '72' and 'mOsm', '–' and 'Invalid', or only the status if it is hidden. */
export function findingWords({ state, value }: Finding): [finding: string, unit: string] {
  if (state === 'invalid') return ['–', hydrationWords.invalid.short];
  if (isHiddenValue(value)) return [hydrationWords[state].short, ''];
  return [numberText(value), 'mOsm'];
}

/** The same in a picture: '72 mOsm', 'Invalid', 'Mild'. */
export function findingText(test: Finding): string {
  const words = findingWords(test);
  return test.state === 'invalid' ? words[1] : words.join(' ').trim();
}

/** '6 h'; after a status '6 h ago', as there is room for it. */
export function ageWords(
  { time, value, state }: Finding & { time: number },
  now: number,
  zone: string,
): string {
  const age = shortAge(time, now, zone);
  const isSpan = /^\d+\u00a0/.test(age);
  return isSpan && state !== 'invalid' && isHiddenValue(value) ? `${age}\u00a0ago` : age;
}
