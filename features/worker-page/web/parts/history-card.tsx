import { HydrationGlyph } from '#hydration/web';
import type { WorkerPage } from '#worker-page/contract';
import { PageCard } from './page-card.tsx';
import { usePageFormats, usePageTexts } from './page-texts.ts';
import classes from './page.module.css';

/** Days that are shown. */
const mostDays = 14;

/** The tests of the last days: a row of signs for each day, which is a table for screen readers. */
export function HistoryCard({ page }: { page: WorkerPage }) {
  const { t } = usePageTexts();
  const { shortDay, clock } = usePageFormats(page.zone);
  const days = new Map<string, WorkerPage['history']>();
  for (const test of page.history) {
    const day = shortDay(test.time);
    days.set(day, [...(days.get(day) ?? []), test]);
  }
  if (days.size === 0) return null;
  return (
    <PageCard title={t('historyTitle')} about={t('historyAbout')}>
      <table className={classes['history']}>
        <thead className="ws-only-heard">
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col">{t('result')}</th>
          </tr>
        </thead>
        <tbody>
          {[...days].slice(0, mostDays).map(([day, tests]) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>
                <div className={classes['dayTests']}>
                  <ul className={classes['signs']}>
                    {tests.toReversed().map(({ state, time }, at) => (
                      <li key={`${time} ${String(at)}`} title={clock(time)}>
                        <HydrationGlyph state={state} size={22} />
                        <span className="ws-only-heard">{`${t(state)}, ${clock(time)}`}</span>
                      </li>
                    ))}
                  </ul>
                  {tests[0] !== undefined && (
                    <span className={classes['dayWord']} aria-hidden>
                      {t(tests[0].state)}
                    </span>
                  )}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </PageCard>
  );
}
