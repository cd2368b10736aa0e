import { Tabs } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Screen } from '#packages/ui';
import { filterFromSearch } from '../audit-search.ts';
import { AuditLog } from '../list/audit-log.tsx';

/** /settings/reports. */
export function ReportsScreen() {
  const filter = filterFromSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  useEffect(() => {
    document.title = 'Reports · Watershade';
  }, []);
  return (
    <Screen ready title="Reports" sentence="Who did what when. Kept for 24 months.">
      <Tabs value="audit">
        <Tabs.List>
          <Tabs.Tab value="audit">Audit log</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="audit">
          <AuditLog
            filter={filter}
            onFilter={(search) => void navigate({ to: '/settings/reports', search })}
          />
        </Tabs.Panel>
      </Tabs>
    </Screen>
  );
}
