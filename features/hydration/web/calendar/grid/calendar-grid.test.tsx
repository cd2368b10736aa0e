// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { defaultRanges } from '#hydration/domain';
import { UiProvider, ZoneProvider } from '#packages/ui';
import { CalendarGrid } from './calendar-grid.tsx';

afterEach(cleanup);

const people = Array.from({ length: 100 }, (_, at) => `Worker ${String(at + 1)}`);

test('[CAL-04] the calendar is at most 500 px high, whatever the number of people', () => {
  render(
    <UiProvider>
      <ZoneProvider zone="UTC">
        <CalendarGrid
          label="Tests per day"
          data={{
            ...{ user_ids: people, names: people, days: 2 },
            ...{ tagLists: [[]], tagsOf: new Uint16Array(100) },
            ...{
              counts: new Uint16Array(200),
              parts: new Uint8Array(200),
              expected: new Uint8Array(200),
            },
          }}
          starts={[1, 2, 3].map((day) => Date.UTC(2026, 5, day))}
          counted={{} as never}
          ranges={defaultRanges}
          onPerson={() => undefined}
        />
      </ZoneProvider>
    </UiProvider>,
  );
  const grid = screen.getByRole('grid', { name: 'Tests per day' });
  expect(grid.getAttribute('aria-rowcount')).toBe('101');
  expect(grid.style.maxHeight).toBe('500px');
  // Only the rows that fit into that height are rendered, and some around them.
  expect(screen.getAllByRole('rowheader').length).toBeLessThan(40);
});
