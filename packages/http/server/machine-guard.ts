import type { Endpoint, HandlerInput } from '#packages/http/contract';
import type { Caller, ServerContext } from './bind.ts';
import { HttpError } from './http-error.ts';

/** The input of a machine's handler, validated by the endpoint's schemas. */
export interface MachineCall<E extends Endpoint = Endpoint> extends HandlerInput<E>, ServerContext {
  readonly caller: Caller;
}

/** A machine with a valid token. */
export interface Machine {
  readonly org_id: string;
  /** Handlers of a machine by endpoint name. */
  readonly handlers: ReadonlyMap<string, (call: MachineCall) => Promise<unknown>>;
}

/** Authentication of tokens of machines instead of people. */
export interface MachineGuard {
  /** Decided by the form of a token; it is then not used as a sign-in. */
  owns(token: string): boolean;
  /** Null if the token is invalid. */
  open(token: string): Promise<Machine | null>;
}

/**
 * The handler of a machine for an endpoint.
 *
 * @throws HttpError UNAUTHORISED without a machine, FORBIDDEN if the call is not for machines
 */
export function actionOf(machine: Machine | null, { name, forMachines = false }: Endpoint) {
  if (machine === null) throw new HttpError('UNAUTHORISED');
  const handler = machine.handlers.get(name);
  if (!forMachines || handler === undefined) throw new HttpError('FORBIDDEN');
  return handler;
}
