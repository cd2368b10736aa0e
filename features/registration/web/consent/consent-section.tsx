import { Link, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useAnswer } from '#packages/http/web';
import { dateText } from '#packages/kit';
import { useSyncStatus } from '#packages/sync/web';
import {
  GenericLoader,
  SettingsSection,
  TextSkeleton,
  useDelayPageReady,
  useZone,
} from '#packages/ui';
import { registrationConsent, registrationMessages } from '#registration/contract';

/** 'Consent' on /settings: display options from the app, and the accepted terms. */
export function ConsentSection({ children }: { children: ReactNode }) {
  const section = useRef<HTMLElement>(null);
  const { section: wanted } = useSearch({ strict: false });
  const isWanted = wanted === 'consent';
  useEffect(() => {
    if (!isWanted) return;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'center' });
  }, [isWanted]);
  return (
    <SettingsSection
      ref={section}
      title="Consent"
      about="What you choose to see, and the terms under which your organisation uses the product."
    >
      {children}
      <ConsentFacts />
    </SettingsSection>
  );
}

/** The accepted version of the terms, when and by whom, with a link to them. */
function ConsentFacts() {
  const { online } = useSyncStatus();
  const { data, error, isPending, refetch } = useAnswer(registrationConsent);
  useDelayPageReady(isPending && online);
  const zone = useZone();
  if (data === undefined && !online) {
    return <p className="ws-note">{registrationMessages.consentNeedsLine}</p>;
  }
  return (
    <GenericLoader
      error={error}
      isPending={isPending}
      skeleton={<TextSkeleton widths={[50, 40]} />}
      onRetry={() => void refetch()}
    >
      {data === null ? (
        <p className="ws-note">{registrationMessages.noConsent}</p>
      ) : (
        data && (
          <dl className="ws-facts ws-figures">
            <dt>Terms of use</dt>
            <dd>Version {data.terms_version}</dd>
            <dt>Accepted</dt>
            <dd>
              {dateText(Date.parse(data.terms_time), zone)}
              {data.is_own ? ', by you' : ', by the person who registered your organisation'}
            </dd>
          </dl>
        )
      )}
      <p className="ws-note">
        <Link to="/terms-of-use" search={{ from: '/settings' }}>
          Read the terms of use
        </Link>
      </p>
    </GenericLoader>
  );
}
