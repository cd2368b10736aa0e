import { useSearch } from '@tanstack/react-router';
import { alertLogs } from '#alerts/offline';
import { useCopy } from '#packages/sync/web';
import { PreviewBadges, Screen, SearchTabs } from '#packages/ui';
import { answerTexts } from '../answer-texts.ts';
import type { AlertTab } from '../monitoring-search.ts';
import { AlertButton } from '../send/alert-button.tsx';
import { AlertList } from './alert-list.tsx';
import { MailAnswer } from './mail-answer.tsx';
import { NoticeList } from './notice-list.tsx';

const tabs: readonly { key: AlertTab; word: string; search: object }[] = [
  { key: 'alerts', word: answerTexts.alerts, search: {} },
  { key: 'users', word: answerTexts.userAlerts, search: { tab: 'users' } },
];

/** /monitoring/alerts: what was sent, and what each recipient answered. */
export function AlertsScreen() {
  const search = useSearch({ strict: false }) as { tab?: unknown };
  const tab: AlertTab = search.tab === 'users' ? 'users' : 'alerts';
  const { data, error } = useCopy(alertLogs, {}, { keepPrevious: true });
  return (
    <Screen
      title={
        <>
          {answerTexts.alerts} <PreviewBadges />
        </>
      }
      tabTitle={answerTexts.alerts}
      ready={data !== undefined || error !== null}
      sentence={answerTexts.alertsSentence}
      actions={<AlertButton />}
    >
      <MailAnswer />
      <SearchTabs label="Kinds of alerts" to="/monitoring/alerts" tabs={tabs} current={tab} />
      {tab === 'users' ? <NoticeList /> : <AlertList />}
    </Screen>
  );
}
