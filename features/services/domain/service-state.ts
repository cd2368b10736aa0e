import type { ServiceState } from '#services/contract';

/** Last results of a service; times as ISO texts of one form. */
export interface ServiceUse {
  last_used_time: string | null;
  last_failed_time: string | null;
}

/** Kind of a service: external, built in, simulated, or none. */
export type ServiceMode = 'asked' | 'here' | 'simulated' | 'none';

/** The state of a service. A failed service is failing until its next success. */
export function serviceState(mode: ServiceMode, use: ServiceUse): ServiceState {
  if (mode === 'none') return 'not_configured';
  if (mode === 'simulated') return 'simulated';
  if (isFailing(use)) return 'failing';
  return mode === 'here' || use.last_used_time !== null ? 'working' : 'untried';
}

function isFailing({ last_used_time, last_failed_time }: ServiceUse): boolean {
  if (last_failed_time === null) return false;
  return last_used_time === null || Date.parse(last_failed_time) > Date.parse(last_used_time);
}
