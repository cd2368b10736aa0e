import { oneLine } from './one-line.ts';

/** Whether a typed text is the wanted one, both taken as names: one line, without what is not drawn. */
export function isSameText(typed: string, wanted: string): boolean {
  return oneLine(typed) === oneLine(wanted);
}
