import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { CallError, useAnswer } from '#packages/http/web';
import { dateTimeText } from '#packages/kit';
import { useSyncStatus } from '#packages/sync/web';
import { EmptyState, ErrorState, Screen, TextSkeleton, useZone } from '#packages/ui';
import { personName } from '#people/domain';
import { findPackHistory } from '#rule-packs/contract';
import type { PackVersion } from '#rule-packs/contract';
import { packTexts as texts } from '../pack-texts.ts';
import { PackCrumbs } from './pack-crumbs.tsx';
import { PackDetails } from './pack-details.tsx';

interface Props {
  rule_pack_id: string;
  version: number;
}

/** /settings/rule-packs/{id}?version=: an earlier version of a pack, to be read. */
export function VersionScreen({ rule_pack_id, version }: Props) {
  const { online } = useSyncStatus();
  const zone = useZone();
  const { data, error, refetch } = useAnswer(
    findPackHistory,
    { params: { id: rule_pack_id }, query: { version } },
    { enabled: online },
  );
  const pack = data?.pack ?? null;
  const isGone = error instanceof CallError && error.status === 404;
  const isRefused = error instanceof CallError && error.code === 'FORBIDDEN';
  const isCut = !online && data === undefined;
  const title = pack === null ? texts.version(version) : texts.versionOf(pack.name, version);
  const entry = data?.versions.find((each) => each.version === version);
  return (
    <Screen
      title={title}
      sentence={entry === undefined ? '\u00a0' : changeText(entry, zone)}
      ready={pack !== null || error !== null || isCut}
      crumbs={<PackCrumbs here={title} />}
      actions={
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link {...props} to="/settings/rule-packs/$rule_pack_id" params={{ rule_pack_id }} />
          )}
        >
          {texts.currentVersion}
        </Button>
      }
    >
      {pack !== null ? (
        <PackDetails pack={pack} locations={null} />
      ) : isCut ? (
        <EmptyState title="No connection" text={texts.historyOffline} />
      ) : isRefused ? (
        <EmptyState
          title={texts.versionsForAdmins}
          text={texts.versionsForAdminsAbout}
          outline="none"
        />
      ) : isGone ? (
        <EmptyState title={texts.notFound} text={texts.notFoundAbout} outline="none" />
      ) : error !== null ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <TextSkeleton widths={[60, 80, 40]} />
      )}
    </Screen>
  );
}

/** 'Changed 27 Nov 2026, 13:40 by Ann Lee: name' */
function changeText({ changed_time, by, summary }: PackVersion, zone: string): string {
  const who = by === null ? texts.anotherPerson : personName(by);
  return texts.changedBy(dateTimeText(Date.parse(changed_time), zone), who, summary);
}
