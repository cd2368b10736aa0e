import { useState } from 'react';
import { reportTitle } from '#dashboard/domain';
import { organisationOwn } from '#organisation/offline';
import { printPage } from '#packages/ui';
import { useCopy } from '#packages/sync/web';

/** The title of the printed dashboard, and printing with another one. */
export function usePrint(): { usual: string; title: string; print: (title: string) => void } {
  const { data: organisation } = useCopy(organisationOwn, {});
  const [given, setGiven] = useState<string | null>(null);
  const usual = reportTitle(organisation?.metadata._report_brand);
  return {
    usual,
    title: given ?? usual,
    print(title) {
      setGiven(title);
      void printPage(title).finally(() => setGiven(null));
    },
  };
}
