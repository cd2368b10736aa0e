import { readImport } from '#imports/contract';
import { useAnswer } from '#packages/http/web';
import { countText } from '#packages/kit';
import { doneText, importTexts } from '../import-texts.ts';
import classes from './last-import.module.css';

const interval = 2000;

/** Result of an import that this page has lost, for example by a reload. */
export function LastImport() {
  const { data } = useAnswer(
    readImport,
    {},
    {
      refetchInterval: ({ state }) => (state.data?.import?.is_running === true ? interval : false),
    },
  );
  const last = data?.import ?? null;
  if (last === null) return null;
  const { done, total, is_running, result } = last;
  const count = `${countText(done)} of ${countText(total)} rows`;
  return (
    <p className={classes['last']} role="status">
      {is_running && `An import is in progress: ${count}.`}
      {!is_running && done < total && `Your last import stopped at ${count}. ${importTexts.broken}`}
      {!is_running && done === total && `Your last import: ${doneText(result)}.`}
    </p>
  );
}
