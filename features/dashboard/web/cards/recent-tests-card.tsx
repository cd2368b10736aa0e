import { Group, Stack, Text } from '@mantine/core';
import { useCallback } from 'react';
import { cardTitles, optionWords } from '#dashboard/contract';
import type { CardOptions } from '#dashboard/contract';
import type { DashboardFilter } from '#dashboard/domain';
import { dashboardRecent } from '#dashboard/offline';
import { hydrationWords } from '#hydration/domain';
import { recentLength } from '#hydration/offline';
import type { RecentTestWithPerson } from '#hydration/offline';
import {
  HydrationGlyph,
  drawGlyph,
  numberText,
  stateEntries,
  useChartColors,
  useTimeWords,
} from '#hydration/web';
import type { ChartColors, TimeWords } from '#hydration/web';
import { personName } from '#people/domain';
import {
  EmptyState,
  FigureCard,
  TextSkeleton,
  UnsentMark,
  fontOf,
  useNow,
  useZone,
} from '#packages/ui';
import type { PictureBody } from '#packages/ui';
import { countOf } from '#packages/kit';
import { PersonAvatar, PersonLink } from '#people/web';
import { useChoices } from '../configuration/use-choices.ts';
import type { Configured } from '../configuration/use-choices.ts';
import { useFilterSentence } from '../filter/use-filter-sentence.ts';
import { NoTests } from './no-tests.tsx';
import { ageWords, findingText, findingWords } from './recent-words.ts';
import { useCardCopy } from './use-card-copy.ts';
import classes from './recent-tests.module.css';

interface Props extends Configured<CardOptions['latest_measurements']> {
  filter: DashboardFilter;
}

/** The recent hydration tests of everybody, with their names. */
export function RecentTestsCard({ filter, ...configured }: Props) {
  const { always_show_latest: always } = configured.options;
  const { data, error, refetch } = useCardCopy(dashboardRecent, {
    ...{ filter, always, zone: useZone() },
  });
  const chartColors = useChartColors();
  const words = useTimeWords();
  const picture = useCallback(
    () => (data ? tilesBody(data, { chartColors, words }) : null),
    [data, chartColors, words],
  );
  const ofAllDates = useFilterSentence({ ...filter, date_filter: 'all' });
  return (
    <FigureCard
      title={cardTitles.latest_measurements}
      slug="latest-measurements"
      help={helpOf(always)}
      subtitle={data && data.length > 0 ? subtitleOf(data, always) : undefined}
      drawn={{ isDrawn: data !== undefined, picture }}
      isPending={data === undefined}
      choices={useChoices(configured)}
      picture={{
        ...(always && { sentence: ofAllDates }),
        legend: {
          entries: stateEntries(chartColors).filter(({ state }) => state !== 'not_tested'),
        },
      }}
      error={error}
      onRetry={() => void refetch()}
      empty={data?.length === 0 ? <Empty always={always} /> : undefined}
      table={{
        columns: ['Time', 'Person', 'Hydration (mOsm)', 'Status'],
        rows: () =>
          (data ?? []).map(({ time, person, value, state }) => [
            words.moment(time),
            personName(person),
            numberText(value),
            hydrationWords[state].short,
          ]),
      }}
    >
      {data === undefined ? (
        <TextSkeleton widths={[90, 80, 85, 70, 90, 75]} />
      ) : (
        <RecentTestTiles tests={data} />
      )}
    </FigureCard>
  );
}

function Empty({ always }: { always: boolean }) {
  if (!always) return <NoTests />;
  return <EmptyState title="No test yet" text="The latest hydration tests appear here." />;
}

function helpOf(always: boolean): string {
  const option = `“${optionWords.always_show_latest}” in the card’s menu`;
  const which = always
    ? `regardless of the dates selected. To follow the dates, clear ${option}.`
    : `of the dates selected. To ignore the dates, select ${option}.`;
  return `The ${String(recentLength)} newest hydration tests, ${which} Invalid tests are shown but not counted.`;
}

function subtitleOf(tests: readonly RecentTestWithPerson[], always: boolean): string {
  const count = countOf(tests.length, 'test');
  return `Newest first, ${count}${always ? ' from all dates' : ''}`;
}

interface DrawContext {
  chartColors: ChartColors;
  words: TimeWords;
}

const [width, columns, tileHeight] = [640, 2, 46];

/** The tiles for a picture. */
function tilesBody(tests: readonly RecentTestWithPerson[], context: DrawContext): PictureBody {
  const rows = Math.ceil(tests.length / columns);
  return {
    width,
    height: rows * tileHeight,
    draw(pen) {
      pen.textBaseline = 'alphabetic';
      for (const [at, test] of tests.entries()) {
        const x = (at % columns) * (width / columns);
        drawTile(pen, test, { ...context, x, y: Math.floor(at / columns) * tileHeight });
      }
    },
  };
}

type Pen = CanvasRenderingContext2D;

function drawTile(
  pen: Pen,
  test: RecentTestWithPerson,
  at: DrawContext & { x: number; y: number },
): void {
  const { person, state, time } = test;
  const { x, y, chartColors, words } = at;
  pen.save();
  pen.translate(x, y + 14);
  drawGlyph(pen, state, chartColors.theme);
  pen.restore();
  write(pen, personName(person), x + 26, y + 20, chartColors.text, 500, 13);
  write(
    pen,
    `${findingText(test)} · ${words.moment(time)}`,
    x + 26,
    y + 36,
    chartColors.text2,
    400,
    12,
  );
}

function write(
  pen: Pen,
  text: string,
  ...[x, y, colour, weight, size]: [number, number, string, number, number]
): void {
  pen.fillStyle = colour;
  pen.font = fontOf({ weight, size });
  pen.fillText(text, x, y);
}

/** Tiles of tests: picture, name, value, age and icon of the status. */
function RecentTestTiles({ tests }: { tests: readonly RecentTestWithPerson[] }) {
  const [now, zone, { moment }] = [useNow(), useZone(), useTimeWords()];
  return (
    <ul className={classes['tiles']}>
      {tests.map(({ measurement_id, person, value, state, time, unsent }) => (
        <Group
          key={measurement_id}
          component="li"
          gap={6}
          wrap="nowrap"
          miw={0}
          h={46}
          className="ws-figures"
        >
          <PersonAvatar person={person} />
          <Stack component="span" gap={0} flex={1} miw={0}>
            <PersonLink user_id={person.user_id} className={classes['name']}>
              {personName(person)}
            </PersonLink>
            <Text span truncate size="sm" c="var(--ws-text3)">
              <Text component="b" inherit c="var(--ws-text)" fw={600}>
                {findingWords({ state, value })[0]}
              </Text>{' '}
              {findingWords({ state, value })[1]}
              {' · '}
              <time dateTime={new Date(time).toISOString()} title={moment(time)}>
                {ageWords({ state, value, time }, now, zone)}
              </time>
            </Text>
          </Stack>
          {unsent !== null && <UnsentMark state={unsent.state} short />}
          <HydrationGlyph state={state} label={hydrationWords[state].long} />
        </Group>
      ))}
    </ul>
  );
}
