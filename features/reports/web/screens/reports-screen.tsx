import { useNavigate, useSearch } from '@tanstack/react-router';
import { AuditLog } from '#audit/web';
import { Screen, SearchTabs } from '#packages/ui';
import { reportSearchOf } from '../report-search.ts';
import type { ReportSearch, ReportTab } from '../report-search.ts';
import { reportTexts } from '../report-texts.ts';
import { ScheduledList } from '../scheduled/scheduled-list.tsx';
import { RunScreen } from '../sent/run-screen.tsx';
import { SentList } from '../sent/sent-list.tsx';

const tabs: readonly { key: ReportTab; word: string; search: ReportSearch }[] = [
  { key: 'scheduled', word: 'Scheduled', search: {} },
  { key: 'sent', word: 'Sent', search: { tab: 'sent' } },
  { key: 'audit', word: 'Audit log', search: { tab: 'audit' } },
];

/** /settings/reports, and with `?run=` a sent run. */
export function ReportsScreen() {
  const { tab = 'scheduled', run, ...filter } = reportSearchOf(useSearch({ strict: false }));
  const navigate = useNavigate();
  const go = (search: object) => void navigate({ to: '/settings/reports', search });
  if (run !== undefined) return <RunScreen key={run} run_id={run} />;
  return (
    <Screen ready title="Reports" sentence={reportTexts.sentence}>
      <SearchTabs label="Kinds of reports" to="/settings/reports" tabs={tabs} current={tab} />
      {tab === 'scheduled' && <ScheduledList />}
      {tab === 'sent' && <SentList />}
      {tab === 'audit' && (
        <AuditLog filter={filter} onFilter={(next) => go({ tab: 'audit', ...next })} />
      )}
    </Screen>
  );
}
