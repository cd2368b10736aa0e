import { Link } from '@tanstack/react-router';
import { dateText } from '#packages/kit';
import { useAnswer } from '#packages/http/web';
import { useSyncStatus } from '#packages/sync/web';
import { GenericLoader, TextSkeleton, useHoldPage, useZone } from '#packages/ui';
import { registrationConsent, registrationMessages } from '#registration/contract';
import classes from './consent-facts.module.css';

/** The accepted version of the terms, when and by whom, with a link to them. */
export function ConsentFacts() {
  const { online } = useSyncStatus();
  const { data, error, isPending, refetch } = useAnswer(registrationConsent);
  useHoldPage(isPending && online);
  const zone = useZone();
  if (data === undefined && !online) {
    return <p className={classes['text']}>{registrationMessages.consentNeedsLine}</p>;
  }
  return (
    <GenericLoader
      error={error}
      isPending={isPending}
      skeleton={<TextSkeleton widths={[50, 40]} />}
      onRetry={() => void refetch()}
    >
      {data === null ? (
        <p className={classes['text']}>{registrationMessages.noConsent}</p>
      ) : (
        data && (
          <dl className={classes['facts']}>
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
      <p className={classes['text']}>
        <Link to="/terms-of-use" search={{ from: '/settings' }}>
          Read the terms of use
        </Link>
      </p>
    </GenericLoader>
  );
}
