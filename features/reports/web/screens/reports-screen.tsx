import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { AuditLog } from '#audit/web';
import { Screen, TabBar } from '#packages/ui';
import { reportSearchOf } from '../report-search.ts';
import type { ReportTab } from '../report-search.ts';
import { reportTexts } from '../report-texts.ts';
import { ScheduledList } from '../scheduled/scheduled-list.tsx';
import { RunScreen } from '../sent/run-screen.tsx';
import { SentList } from '../sent/sent-list.tsx';

const tabs: readonly { key: ReportTab; word: string }[] = [
  { key: 'scheduled', word: 'Scheduled' },
  { key: 'sent', word: 'Sent' },
  { key: 'audit', word: 'Audit log' },
];

/** /settings/reports, and with `?run=` one that was sent. */
export function ReportsScreen() {
  const { tab = 'scheduled', run, ...filter } = reportSearchOf(useSearch({ strict: false }));
  const navigate = useNavigate();
  const go = (search: object) => void navigate({ to: '/settings/reports', search });
  useEffect(() => {
    document.title = 'Reports · Watershade';
  }, []);
  if (run !== undefined) return <RunScreen key={run} run_id={run} />;
  return (
    <Screen ready title="Reports" sentence={reportTexts.sentence}>
      <TabBar label="Kinds of reports" current={tab}>
        {tabs.map(({ key, word }) => (
          <Link
            key={key}
            to="/settings/reports"
            search={key === 'scheduled' ? {} : { tab: key }}
            // Else the first one would be told as the current page on all of them.
            activeOptions={{ exact: true, includeSearch: true }}
            activeProps={{}}
            aria-current={key === tab ? 'page' : undefined}
          >
            {word}
          </Link>
        ))}
      </TabBar>
      {tab === 'scheduled' && <ScheduledList />}
      {tab === 'sent' && <SentList />}
      {tab === 'audit' && (
        <AuditLog filter={filter} onFilter={(next) => go({ tab: 'audit', ...next })} />
      )}
    </Screen>
  );
}
