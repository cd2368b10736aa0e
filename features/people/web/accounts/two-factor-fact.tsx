import { Button } from '@mantine/core';
import { personName } from '#people/domain';
import type { PersonCard } from '#people/domain';
import { accountTexts } from './account-texts.ts';
import { useAccounts, useTwoFactorReset } from './use-accounts.ts';
import classes from './two-factor-fact.module.css';

/** Whether a code guards a person's account, and the way out for who has lost the authenticator. */
export function TwoFactorFact({ person }: { person: PersonCard }) {
  const accounts = useAccounts(person.user_id);
  const reset = useTwoFactorReset();
  const isOn = accounts?.get(person.user_id)?.two_factor === true;
  const ask = () => {
    if (window.confirm(accountTexts.confirmReset(personName(person)))) void reset(person.user_id);
  };
  return (
    <>
      <dt>Two-factor</dt>
      <dd className={classes['fact']}>
        {accounts === undefined ? '–' : isOn ? accountTexts.on : accountTexts.off}
        {isOn && (
          <Button variant="default" size="compact-sm" onClick={ask}>
            {accountTexts.reset}
          </Button>
        )}
      </dd>
    </>
  );
}
