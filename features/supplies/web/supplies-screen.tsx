import { Button } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { dayWords } from '#heat/web';
import type { SiteSupplies } from '#morning-sheets/offline';
import { DaySheetsScreen, placeOf, useDaySheets } from '#morning-sheets/web';
import { generatedText } from '#packages/kit';
import { useCopy } from '#packages/sync/web';
import { CardBoundary, EmptyState, PrintHead, printPage, useSaveCsv } from '#packages/ui';
import { canViewOthers } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';
import { SiteCard } from './site-card.tsx';
import { SizeFields } from './size-fields.tsx';
import { sizesOf, supplySearch } from './supply-search.ts';
import type { SupplySearch } from './supply-search.ts';
import { fileHead, supplyTexts as texts } from './supply-texts.ts';
import { fileRows } from './supply-words.ts';
import classes from './supplies.module.css';

/** /monitoring/supplies: water, salt and ice for the shifts of a day, as a list to pick from. */
export function SuppliesScreen() {
  const search = supplySearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const sheets = useDaySheets(search, true);
  const { date, shown } = sheets;
  const saveCsv = useSaveCsv();
  const { data: viewer } = useCopy(permissionsViewer, {});
  const [known, know] = useKnownSites(date);
  const title = texts.titleOf(placeOf(shown));
  const sizes = sizesOf(search);
  const sites = shown.flatMap(({ tag_id }) => known.get(tag_id) ?? []);
  const isComplete = shown.length > 0 && sites.length === shown.length;
  const mayView = viewer === undefined || canViewOthers(viewer);
  const choose = (change: SupplySearch) =>
    void navigate({
      to: '/monitoring/supplies',
      search: { ...search, ...change } as object,
      replace: true,
      resetScroll: false,
    });
  return (
    <DaySheetsScreen
      {...{ sheets, title: texts.title, tabTitle: title }}
      sentence={texts.sentence(dayWords(date))}
      className={classes['choices']}
      onChoose={choose}
      choices={<SizeFields search={search} onChange={choose} />}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.75} />}
            disabled={!isComplete}
            onClick={() =>
              saveCsv('water and salt', [
                fileHead,
                ...sites.flatMap((each) => fileRows(each, sizes)),
              ])
            }
          >
            {texts.csv}
          </Button>
          <Button
            leftSection={<IconPrinter size={16} stroke={1.75} />}
            disabled={!isComplete}
            onClick={() => void printPage(`${title}, ${date}`)}
          >
            {texts.print}
          </Button>
        </>
      }
      {...(sheets.initialised &&
        !mayView && {
          refusal: (
            <EmptyState title={texts.notPermitted} text={texts.notPermittedAbout} outline="none" />
          ),
        })}
    >
      <PrintHead
        logo={null}
        organisation={sheets.organisation}
        title={title}
        sentence={dayWords(date)}
        made={generatedText(sheets.now, sheets.zone)}
      />
      <div className={classes['sites']}>
        {shown.map(({ tag_id, name }) => (
          <CardBoundary key={tag_id}>
            <SiteCard location_id={tag_id} {...{ name, date, sizes }} onKnown={know} />
          </CardBoundary>
        ))}
        <p className={classes['source']}>{texts.source}</p>
      </div>
    </DaySheetsScreen>
  );
}

/** The lists of locations that are read, for the file, and the function that adds one. */
function useKnownSites(date: string) {
  const [known, setKnown] = useState<ReadonlyMap<string, SiteSupplies & { date: string }>>(
    new Map(),
  );
  const know = useCallback(
    (location_id: string, site: SiteSupplies) =>
      setKnown((before) => new Map(before).set(location_id, { ...site, date })),
    [date],
  );
  const ofDay = new Map([...known].filter(([, site]) => site.date === date));
  return [ofDay, know] as const;
}
