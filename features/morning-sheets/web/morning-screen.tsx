import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { dayWords } from '#heat/web';
import { generatedText } from '#packages/kit';
import { CardBoundary, PrintHead, printPage } from '#packages/ui';
import { CrewSheet } from './crew-sheet.tsx';
import { DaySheetsScreen } from './day-sheets-screen.tsx';
import { morningSearch } from './morning-search.ts';
import { morningTexts as texts } from './morning-texts.ts';
import { placeOf } from './sheet-texts.ts';
import { useDaySheets } from './use-day-sheets.ts';
import classes from './morning.module.css';

/** /monitoring/morning-sheet: the briefing before the shift, per location and day. */
export function MorningScreen() {
  const search = morningSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const sheets = useDaySheets(search, false);
  const { date, shown } = sheets;
  const title = texts.titleOf(placeOf(shown));
  const count = shown.reduce((sum, { workers }) => sum + workers, 0);
  const isKnown = sheets.locations !== undefined && sheets.error === null;
  return (
    <DaySheetsScreen
      {...{ sheets, title: texts.title, tabTitle: title }}
      sentence={isKnown ? texts.sentence(dayWords(date), count) : dayWords(date)}
      className={classes['choices']}
      onChoose={(change) =>
        void navigate({
          to: '/monitoring/morning-sheet',
          search: { ...search, ...change } as object,
          replace: true,
          resetScroll: false,
        })
      }
      actions={
        <Button
          leftSection={<IconPrinter size={16} stroke={1.75} />}
          disabled={count === 0}
          onClick={() => void printPage(`${title}, ${date}`)}
        >
          {texts.print}
        </Button>
      }
    >
      {shown.map(({ tag_id, name }) => (
        <div key={tag_id} className={classes['page']}>
          <PrintHead
            logo={null}
            organisation={sheets.organisation}
            title={texts.titleOf(name)}
            sentence={dayWords(date)}
            made={generatedText(sheets.now, sheets.zone)}
          />
          <CardBoundary>
            <CrewSheet location_id={tag_id} name={name} date={date} />
          </CardBoundary>
        </div>
      ))}
    </DaySheetsScreen>
  );
}
