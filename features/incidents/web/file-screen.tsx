import { Button } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import { incidentContent, readIncidentFile } from '#incidents/contract';
import type { IncidentContent, IncidentFile } from '#incidents/contract';
import { dateTimeText } from '#packages/kit';
import { CallError, useAnswer } from '#packages/http/web';
import { useSyncStatus } from '#packages/sync/web';
import {
  downloadText,
  EmptyState,
  ErrorState,
  PrintHead,
  printPage,
  Screen,
  TextSkeleton,
  useZone,
} from '#packages/ui';
import { CheckFile } from './check-file.tsx';
import { FileDocument } from './file-document.tsx';
import { PersonCrumbs, spanText } from './files-screen.tsx';
import { incidentTexts as texts } from './incident-texts.ts';

/** /people/{uuid}/incidents/{uuid}: one incident file, to read, print, download and check. */
export function FileScreen() {
  const { user_id = '', incident_file_id = '' } = useParams({ strict: false });
  const { online } = useSyncStatus();
  const { data, error, refetch } = useAnswer(
    readIncidentFile,
    { params: { id: incident_file_id } },
    { enabled: online },
  );
  if (error instanceof CallError && error.code === 'NOT_FOUND') return <Absent user_id={user_id} />;
  if (data !== undefined) return <File file={data} />;
  return (
    <Screen title={texts.title} ready={error !== null || !online}>
      {error !== null ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : online ? (
        <TextSkeleton />
      ) : (
        <EmptyState title={texts.offline} text="" outline="none" />
      )}
    </Screen>
  );
}

function File({ file }: { file: IncidentFile }) {
  const zone = useZone();
  const content: IncidentContent = incidentContent.parse(JSON.parse(file.content));
  const name = content.people.find(({ user_id }) => user_id === content.user_id)?.name ?? '';
  const title = texts.fileTitle(name);
  const span = spanText(file, content.timezone);
  const made = `${texts.made} ${dateTimeText(Date.parse(file.created_time), zone)}`;
  return (
    <Screen
      title={
        <span className="ws-not-printed" dir="auto">
          {title}
        </span>
      }
      tabTitle={title}
      sentence={<span className="ws-not-printed">{span}</span>}
      ready
      crumbs={
        <span className="ws-not-printed">
          <PersonCrumbs user_id={file.user_id} name={name} here={span} />
        </span>
      }
      actions={
        <>
          <CheckFile file={file} />
          <Button
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.75} />}
            onClick={() =>
              downloadText(
                `watershade-incident-${file.incident_file_id}.json`,
                'application/json',
                file.content,
              )
            }
          >
            {texts.download}
          </Button>
          <Button
            leftSection={<IconPrinter size={16} stroke={1.75} />}
            onClick={() => void printPage(title)}
          >
            {texts.print}
          </Button>
        </>
      }
    >
      <PrintHead
        logo={null}
        organisation={content.organisation}
        title={title}
        sentence={span}
        made={made}
      />
      <FileDocument file={file} content={content} />
    </Screen>
  );
}

function Absent({ user_id }: { user_id: string }) {
  return (
    <Screen title={texts.notFound} ready>
      <EmptyState
        title={texts.notFound}
        text={texts.notFoundAbout}
        outline="none"
        action={
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link {...props} to="/people/$user_id/incidents" params={{ user_id }} />
            )}
          >
            {texts.back}
          </Button>
        }
      />
    </Screen>
  );
}
