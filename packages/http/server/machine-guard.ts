import type { Endpoint, HandlerInput } from '#packages/http/contract';
import type { Caller, ServerContext } from './bind.ts';
import { HttpError } from './http-error.ts';

/** What the handler of a machine is given; the input is checked by the endpoint's schemas. */
export interface MachineCall<E extends Endpoint = Endpoint> extends HandlerInput<E>, ServerContext {
  readonly caller: Caller;
}

/** A machine whose token was found. */
export interface Machine {
  readonly org_id: string;
  /** Endpoints by their names, each with what it does for a machine. */
  readonly handlers: ReadonlyMap<string, (call: MachineCall) => Promise<unknown>>;
}

/** The way in for tokens that stand for a machine instead of a person. */
export interface MachineGuard {
  /** Told by the form of a token: nobody else is asked about one of these. */
  owns(token: string): boolean;
  /** null where the token opens nothing. */
  open(token: string): Promise<Machine | null>;
}

/**
 * What a machine does at an endpoint.
 *
 * @throws HttpError UNAUTHORISED without a machine, FORBIDDEN where the call is not for machines
 */
export function actionOf(machine: Machine | null, { name, forMachines = false }: Endpoint) {
  if (machine === null) throw new HttpError('UNAUTHORISED');
  const handler = machine.handlers.get(name);
  if (!forMachines || handler === undefined) throw new HttpError('FORBIDDEN');
  return handler;
}
