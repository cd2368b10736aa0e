import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { SiteJobs } from '#heat/offline';
import { pictureAddress } from '#organisation/domain';
import { organisationLogo, organisationOwn } from '#organisation/offline';
import { dateTimeText } from '#packages/kit';
import { useCopy, useInitialised } from '#packages/sync/web';
import { PrintHead, printPage, Screen, useTitle } from '#packages/ui';

interface Props {
  /** Title of the sheet; the site's name is appended. */
  name: string;
  /** Null if there is no such site; undefined while loading. */
  site: SiteJobs | null | undefined;
  /** Error of the read. */
  error: Error | null;
  sentence: string;
  /** Appended to the title of the printed document. */
  printedOf?: string;
  /** There is something to print. */
  hasContent: boolean;
  /** The sheet is mainly for printing. */
  isForPaper?: boolean;
  children: ReactNode;
}

const texts = { back: 'Monitoring', print: 'Print' } as const;

/** A screen about the heat of one site, printed with the head of a document. */
export function SiteSheet({ name, site, error, sentence, children, ...print }: Props) {
  const { data: organisation } = useCopy(organisationOwn, {});
  const { data: logo } = useCopy(organisationLogo, {});
  const title = site ? `${name}, ${site.name}` : name;
  useTitle(title);
  return (
    <Screen
      ready={useInitialised() && (site !== undefined || error !== null)}
      title={<span className="ws-not-printed">{title}</span>}
      sentence={<span className="ws-not-printed">{sentence}</span>}
      crumbs={
        <span className="ws-not-printed">
          <Link to="/monitoring">{texts.back}</Link>
        </span>
      }
      actions={
        <Button
          variant={print.isForPaper ? 'filled' : 'default'}
          leftSection={<IconPrinter size={16} stroke={1.75} />}
          disabled={!print.hasContent}
          onClick={() => void printPage([title, print.printedOf].filter(Boolean).join(', '))}
        >
          {texts.print}
        </Button>
      }
    >
      <PrintHead
        logo={logo == null ? null : pictureAddress(logo)}
        organisation={organisation?.name ?? ''}
        title={title}
        sentence={sentence}
        made={
          site?.fetched_time == null
            ? ''
            : `Forecast updated ${dateTimeText(site.fetched_time, site.zone ?? 'UTC')}`
        }
      />
      {children}
    </Screen>
  );
}
