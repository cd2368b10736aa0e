import { Card } from '#packages/ui';
import { sectionIds } from '#programme/contract';
import type { ProgrammeResult } from '#programme/contract';
import { programmeTexts as texts, sectionNames } from './programme-texts.ts';
import classes from './result-card.module.css';

interface Props {
  result: ProgrammeResult;
  /** The result of the check before; null without one. */
  before?: ProgrammeResult | null;
  subtitle: string;
}

/** Per cent of the whole programme and of each section, with the check before it. */
export function ResultCard({ result, before = null, subtitle }: Props) {
  const rows = [
    { key: 'all', name: texts.all, now: result.percent, old: before?.percent ?? null },
    ...sectionIds.map((section) => ({
      ...{ key: section, name: sectionNames[section], now: result.sections[section] },
      old: before?.sections[section] ?? null,
    })),
  ];
  return (
    <Card title={texts.result} subtitle={subtitle}>
      <table className={classes['table']} aria-label={texts.result}>
        <thead className={before === null ? 'ws-only-heard' : undefined}>
          <tr>
            <th scope="col">{texts.section}</th>
            <th scope="col">
              <span className="ws-only-heard">{texts.result}</span>
            </th>
            <th scope="col" data-numeric>
              {texts.result}
            </th>
            {before !== null && (
              <>
                <th scope="col" data-numeric>
                  {texts.before}
                </th>
                <th scope="col" data-numeric>
                  {texts.change}
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, now, old }) => (
            <tr key={key} data-all={key === 'all'}>
              <th scope="row">{name}</th>
              <td className={classes['bar']}>
                <span aria-hidden style={{ width: `${String(now ?? 0)}%` }} />
              </td>
              <td data-numeric>{texts.percent(now)}</td>
              {before !== null && (
                <>
                  <td data-numeric>{texts.percent(old)}</td>
                  <td data-numeric>{changeText(now, old)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

/** '+12' */
function changeText(now: number | null, old: number | null): string {
  if (now === null || old === null) return '–';
  const by = now - old;
  return by > 0 ? `+${String(by)}` : by < 0 ? `−${String(-by)}` : '0';
}
