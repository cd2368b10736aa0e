import { IconLicense } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { readLicense } from '#license/contract';
import { licenseProblems } from '#license/domain';
import { useAnswer } from '#packages/http/web';
import { fileDate } from '#packages/kit';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { Banner, useNow, useZone } from '#packages/ui';
import { isAdmin } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';
import { licenseTexts as texts, problemText } from './license-texts.ts';

/** Plans change rarely. */
const staleTime = 60 * 60 * 1000;

/** For admins: the organisation uses more seats than its plan has, or the plan has ended. */
export function LicenseBanner() {
  const { data: viewer } = useCopy(permissionsViewer, {});
  const { online } = useSyncStatus();
  const isAsked = online && viewer !== undefined && isAdmin(viewer);
  const { data } = useAnswer(readLicense, {}, { enabled: isAsked, staleTime });
  const now = useNow();
  const zone = useZone();
  if (!isAsked || data === undefined) return null;
  const problem = problemText(licenseProblems(data, fileDate(zone, now)));
  if (problem === '') return null;
  return (
    <Banner icon={IconLicense} isQuiet>
      <span>{problem}</span>
      <Link to="/settings/services">{texts.toPlan}</Link>
    </Banner>
  );
}
