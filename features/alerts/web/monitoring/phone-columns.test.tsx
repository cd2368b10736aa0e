// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { HighRiskRow } from '#alerts/offline';
import type { Column } from '#packages/ui';
import type { NoticeRow } from './alerts/alert-list-rows.ts';
import { noticeColumns } from './alerts/notice-columns.tsx';
import { highRiskColumns } from './high-risk/high-risk-columns.tsx';

vi.mock('#people/web', () => ({ PersonLink: () => null }));

afterEach(cleanup);

const hour = 3_600_000;
const noChoice = {
  ...{ rows: [], has: () => false, toggle: () => undefined, set: () => undefined },
  clear: () => undefined,
};

/** Shows the columns of a row that a phone shows without sideways scrolling. */
function showFirst<Row>(columns: readonly Column<Row>[], row: Row): void {
  render(
    <MantineProvider env="test">
      {columns.slice(0, 3).map(({ key, cell }) => (
        <div key={key}>{cell(row)}</div>
      ))}
    </MantineProvider>,
  );
}

const notice = {
  ...{ notice_id: 'n', alert_id: 'a', user_id: 'ann', recipient: 'Ann Lee', isOwn: false },
  ...{ title: 'Alert', detail: '', created: 0, active: true, state: 'sent', muted: null },
  ...{ isSettled: false, acknowledged: null, results: [], error: '' },
} as unknown as NoticeRow;
const columnsOf = (isNarrow: boolean) =>
  noticeColumns({
    ...{ chosen: noChoice, queued: new Set<string>(), zone: 'UTC', isNarrow },
    onAcknowledge: () => undefined,
  });

test('[ALERT-02] on a phone the first columns of user alerts show whether one is open', () => {
  showFirst(columnsOf(true), notice);
  screen.getByText('Sent');
  cleanup();
  showFirst(columnsOf(true), { ...notice, state: 'acknowledged', acknowledged: 1 });
  screen.getByText('Acknowledged');
  cleanup();
  showFirst(columnsOf(true), { ...notice, isOwn: true });
  screen.getByRole('button', { name: 'Acknowledge' });
  cleanup();
  showFirst(columnsOf(false), notice);
  expect(screen.queryByText('Sent')).toBeNull();
  const keys = (isNarrow: boolean) => columnsOf(isNarrow).map(({ key }) => key);
  expect(keys(true).toSorted()).toEqual(keys(false).toSorted());
});

const risk = {
  ...{ high_risk_id: 'h', user_id: 'ann', name: 'Ann Lee', tags: [], level: 'severe' },
  ...{ test: null, retest: null, created: 0, due: hour, cleared: null, isManaged: true },
  actions: { complete_survey: 'open', read_guidance: 'done', call_supervisor: 'open' },
} as unknown as HighRiskRow;

test('[ALERT-03] on a phone the first columns of high-risk measurements show whether one is open', () => {
  const columns = highRiskColumns({
    ...{ chosen: noChoice, now: 0, unit: 'C', isNarrow: true, onOpen: () => undefined },
  });
  showFirst(columns, risk);
  expect(screen.getByText('Open').textContent).toBe('Open');
  screen.getByText('2 actions open');
  cleanup();
  showFirst(columns, { ...risk, cleared: 1, due: null });
  screen.getByText('Cleared');
  expect(screen.queryByText('Open')).toBeNull();
});
