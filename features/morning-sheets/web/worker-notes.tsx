import { isLimited } from '#acclimatisation/domain';
import { minutesText, shareText, StateBadge } from '#acclimatisation/web';
import { listText } from '#packages/kit';
import type { MorningWorker } from '#morning-sheets/offline';
import { momentTexts, morningTexts as texts } from './morning-texts.ts';
import classes from './morning.module.css';

/** Who is not acclimatised, with the allowed minutes; red where the roster plans more. */
export function LimitsList({ workers }: { workers: readonly MorningWorker[] }) {
  const limited = workers.filter(isLimited);
  return (
    <section>
      <h3>{texts.acclimatisation}</h3>
      {limited.length === 0 ? (
        <p className={classes['missing']}>{texts.allAcclimatised}</p>
      ) : (
        <ul className={classes['limits']}>
          {limited.map((worker) => (
            <li key={worker.user_id} data-over={worker.verdict === 'over'}>
              <b dir="auto">{worker.name}</b>
              <StateBadge state={worker.state} />
              <span>{limitOf(worker)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** '96 min in the heat (20 %); the roster plans 480 min' */
function limitOf({ share, allowed, planned, verdict }: MorningWorker): string {
  const limit =
    share < 1 ? `${texts.allowed(minutesText(allowed))} (${shareText(share)})` : texts.wholeShift;
  if (verdict === 'over') return `${limit}; ${texts.over(minutesText(planned))}`;
  return verdict === 'unknown' ? `${limit}; ${texts.unknownPlan}` : limit;
}

/** Who is due a test, by the moments of their testing strategy. */
export function TestsLine({ workers }: { workers: readonly MorningWorker[] }) {
  const groups = new Map<string, string[]>();
  for (const { name, moments } of workers) {
    if (moments.length === 0) continue;
    const words = wordsOf(moments);
    groups.set(words, [...(groups.get(words) ?? []), name]);
  }
  const [first] = groups;
  const isAll = groups.size === 1 && first?.[1].length === workers.length;
  return (
    <section>
      <h3>{texts.tests}</h3>
      {groups.size === 0 || first === undefined ? (
        <p className={classes['missing']}>{texts.noTests}</p>
      ) : isAll ? (
        <p>{texts.testsAll(first[0])}</p>
      ) : (
        <ul className={classes['tests']}>
          {[...groups].map(([words, names]) => (
            <li key={words}>
              <b>{texts.testsOf(words)}</b>: {listText(names)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** 'before, during and after' */
function wordsOf(moments: MorningWorker['moments']): string {
  return listText(moments.map((moment) => momentTexts[moment]));
}
