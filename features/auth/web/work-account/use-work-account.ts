import type { AuthRecord } from '#auth/contract';
import { authMessages } from '#auth/contract';
import type { Step } from '../screens/sign-in-step.ts';
import { workAccountProblem } from '../sign-in-messages.ts';
import { useArrival } from './use-arrival.ts';
import type { Arrival, WorkAccountClient } from './work-account-client.ts';

interface Options {
  workAccountClient: WorkAccountClient;
  /** The page that the visitor wanted. */
  redirect: string | undefined;
  step: Step;
  onStep: (step: Step) => void;
  /** The email of the returned visitor. */
  onEmail: (email: string) => void;
  onRecord: (record: AuthRecord, redirect: string | undefined) => void;
  /** The visitor had left from another page. */
  onElsewhere: (address: string) => void;
}

/** The part of the sign-in that uses the provider of work accounts. */
export function useWorkAccount(options: Options) {
  const { workAccountClient, redirect, step, onStep, onEmail, onRecord, onElsewhere } = options;

  const fail = (wantsCode: boolean, text: string = authMessages.workAccountFailed) =>
    onStep({ name: 'work_failed', text, wantsCode });

  async function leave(email: string, wants_code: boolean): Promise<void> {
    onStep({ name: 'at_work', wantsCode: wants_code });
    await workAccountClient.leave({ email, wants_code, redirect }).catch(() => fail(wants_code));
  }

  async function enter(id_token: string, wanted: string | undefined, otp?: string): Promise<void> {
    try {
      onRecord(await workAccountClient.enter(id_token, otp), wanted);
    } catch (error) {
      fail(otp !== undefined, workAccountProblem(error));
    }
  }

  function meet(arrival: Arrival): void {
    if (arrival.kind === 'elsewhere') return onElsewhere(arrival.address);
    const { email, wants_code, redirect: wanted } = arrival.departure;
    onEmail(email);
    if (arrival.kind === 'failed') return fail(wants_code);
    const { id_token } = arrival;
    if (wants_code) onStep({ name: 'work_code', id_token, redirect: wanted });
    else void enter(id_token, wanted);
  }

  /** With the browser's Back button they return without a response. */
  function onShownAgain(): void {
    if (step.name === 'at_work') fail(step.wantsCode);
  }

  useArrival({ workAccountClient, onArrival: meet, onShownAgain });
  return { leave, enter };
}
