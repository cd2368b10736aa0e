import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useClient } from '#packages/http/web';
import { authLogin, authMethod } from '#auth/contract';
import type { AuthRecord } from '#auth/contract';
import { minimumPassword } from '#auth/domain';
import type { NewPassword, PasswordProblems } from '#auth/domain';
import { accountMessages, fieldProblems } from '../account-messages.ts';
import { useAuthStore } from '../auth-context.ts';
import { signInMessages, signInProblem } from '../sign-in-messages.ts';
import { CodeStep } from '../steps/code-step.tsx';
import { EmailStep } from '../steps/email-step.tsx';
import { MessageStep } from '../steps/message-step.tsx';
import { NewPasswordStep } from '../steps/new-password-step.tsx';
import { PasswordStep } from '../steps/password-step.tsx';
import { SetUpStep } from '../steps/set-up-step.tsx';
import { useWorkAccount } from '../work-account/use-work-account.ts';
import type { WorkAccountClient } from '../work-account/work-account-client.ts';
import { EntryFrame } from './entry-frame.tsx';
import type { Secrets, Step } from './sign-in-step.ts';

interface Props {
  /** Name and logo of the product, linking to '/'. */
  brand: ReactNode;
  /** True if the visitor was sent here because a sign-in had expired. */
  hasEnded: boolean;
  /** The page that the visitor wanted. */
  redirect: string | undefined;
  workAccounts: WorkAccountClient;
  /** Navigates to the wanted page. */
  onSignedIn: (redirect: string | undefined) => void;
  /** Navigates to a URL of the app. */
  goTo: (address: string) => void;
}

/** Signing in: email, then password or work account, then a code if required. */
export function SignInScreen(props: Props) {
  const { brand, hasEnded, redirect, workAccounts, onSignedIn, goTo } = props;
  const client = useClient();
  const auth = useAuthStore();
  const [email, setEmail] = useState('');
  const [step, setStep] = useState<Step>(() =>
    workAccounts.isReturning() ? { name: 'at_work', wantsCode: false } : { name: 'email' },
  );
  const attempts = useRef(0);

  const work = useWorkAccount({
    workAccountClient: workAccounts,
    ...{ redirect, step, onStep: setStep, onEmail: setEmail },
    ...{ onRecord: keep, onElsewhere: goTo },
  });

  async function askMethod(typed: string): Promise<string | null> {
    try {
      const answer = await client.call(authMethod, { body: { email: typed } });
      setEmail(typed);
      if (answer.has_federated_provider) await work.leave(typed, answer.require_otp);
      else askPassword(answer.require_otp);
      return null;
    } catch (error) {
      return signInProblem(error);
    }
  }

  async function logIn(password: string, otp?: string): Promise<void> {
    try {
      await enter({ password, otp });
    } catch (error) {
      // Somebody else has set the password: the user must choose their own first.
      if (fieldProblems(error).new_password !== undefined) {
        return setStep({ name: 'new_password', password, otp });
      }
      refuse(error, otp !== undefined);
    }
  }

  async function enter(secrets: Secrets): Promise<void> {
    const { otp, ...others } = secrets;
    const body = { email, ...others, ...(otp === undefined ? {} : { otp }) };
    const answer = await client.call(authLogin, { body });
    if ('set_up' in answer) setStep({ name: 'set_up', secrets, factor: answer.set_up });
    else keep(answer, redirect);
  }

  async function setUp(secrets: Secrets, code: string): Promise<void> {
    try {
      await enter({ ...secrets, otp: code });
    } catch (error) {
      refuse(error, false);
    }
  }

  function keep(record: AuthRecord, wanted: string | undefined): void {
    setStep({ name: 'message', text: signInMessages.redirecting });
    auth.keep(record);
    onSignedIn(wanted);
  }

  /** Returns errors by field; any other error leads back to the password. */
  async function choosePassword(
    { password, otp }: Pick<Secrets, 'password' | 'otp'>,
    { new_password, confirm_password }: NewPassword,
  ): Promise<PasswordProblems> {
    try {
      await enter({ password, otp, new_password, confirm_password });
      return {};
    } catch (error) {
      const refused = fieldProblems(error);
      if (Object.keys(refused).length === 0) refuse(error, otp !== undefined);
      return refused;
    }
  }

  function refuse(error: unknown, wantsCode: boolean): void {
    const problem = signInProblem(error);
    attempts.current += 1;
    const { current } = attempts;
    setStep({ name: 'password', wantsCode, problem, attempts: current });
  }

  const askPassword = (wantsCode: boolean) =>
    setStep({ name: 'password', wantsCode, problem: null, attempts: 0 });
  const toEmail = () => setStep({ name: 'email' });
  return (
    <EntryFrame
      brand={brand}
      title="Sign in"
      foot={
        <>
          <Link to="/terms-of-use" search={{ from: '/login' }}>
            Terms of use
          </Link>
          <Link to="/register">Register</Link>
        </>
      }
    >
      {step.name === 'email' && (
        <EmailStep
          email={email}
          note={hasEnded ? signInMessages.sessionEnded : null}
          onNext={askMethod}
        />
      )}
      {step.name === 'password' && (
        <PasswordStep
          // A new field and alert for each attempt, also for the same problem again.
          key={step.attempts}
          email={email}
          problem={step.problem}
          onBack={toEmail}
          onNext={async (password) => {
            if (step.wantsCode) setStep({ name: 'code', password });
            else await logIn(password);
          }}
        />
      )}
      {step.name === 'code' && (
        <CodeStep email={email} onBack={toEmail} onNext={(code) => logIn(step.password, code)} />
      )}
      {step.name === 'new_password' && (
        <NewPasswordStep
          lead={accountMessages.chooseOwn}
          rules={{ minimum: minimumPassword, ownWords: [] }}
          send={(values) => choosePassword(step, values)}
        />
      )}
      {step.name === 'set_up' && (
        <SetUpStep
          factor={step.factor}
          onBack={toEmail}
          onNext={(code) => setUp(step.secrets, code)}
        />
      )}
      {step.name === 'work_code' && (
        <CodeStep
          email={email}
          onBack={toEmail}
          onNext={(code) => work.enter(step.id_token, step.redirect, code)}
        />
      )}
      {step.name === 'message' && <MessageStep text={step.text} onBack={null} />}
      {step.name === 'at_work' && <MessageStep text={signInMessages.workAccount} onBack={null} />}
      {step.name === 'work_failed' && (
        <MessageStep
          text={step.text}
          onBack={toEmail}
          onPassword={() => askPassword(step.wantsCode)}
        />
      )}
    </EntryFrame>
  );
}
