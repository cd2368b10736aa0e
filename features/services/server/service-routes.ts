import { bind, createRateLimiter, HttpError, problemOf } from '#packages/http/server';
import type { Bound } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import { listServices, testService } from '#services/contract';
import type { ServiceId } from '#services/contract';
import { findServices } from './find-services.ts';
import { mailTest, smsTest, webhookTest } from './message-tests.ts';
import type { TestCall } from './message-tests.ts';
import { plainProblem } from './plain-problem.ts';
import { probeService } from './probe-service.ts';
import type { Probed } from './probe-service.ts';
import type { ServiceParts } from './service-parts.ts';
import { storeUse } from './use-store.ts';

/** Maximum number of tests of one organisation per minute, as services may count requests. */
const mostTests = 12;

/** Calls of admins about services. */
export function serviceCalls(parts: ServiceParts): Bound<Viewer>[] {
  const limiter = createRateLimiter(mostTests);
  return [
    bind(listServices, async ({ viewer, database }) => ({
      services: await database.read(viewer.org_id, (tx) => findServices(tx, parts)),
    })),
    bind(testService, async (call) => {
      limiter.pass(call.viewer.org_id, call.now());
      return { result: await testByName(call, call.params.name, parts) };
    }),
  ];
}

function testByName(call: TestCall, name: ServiceId, parts: ServiceParts): Promise<string> {
  switch (name) {
    case 'mail':
      return mailTest(call);
    case 'sms':
      return smsTest(call, parts.isSmsSent);
    case 'webhook':
      return webhookTest(call);
    case 'weather':
    case 'geocoding':
    case 'tiles':
    case 'temperature_tiles':
    case 'directory':
      return test(call, name, parts);
  }
}

/** Tests a service and stores the result before the response, as the page reads it next. */
async function test(call: TestCall, service: Probed, parts: ServiceParts): Promise<string> {
  const { viewer, database, now } = call;
  const { org_id } = viewer;
  const keep = (problem: string | null) => {
    const note = { service, time: new Date(now()).toISOString(), problem: plainProblem(problem) };
    return database.write(viewer, (tx) => storeUse(tx, note));
  };
  try {
    const result = await probeService(service, parts, { database, org_id, now });
    await keep(null);
    return result;
  } catch (error) {
    const problem = problemOf(error);
    if (problem === null) throw error;
    await keep(problem);
    throw new HttpError('UNAVAILABLE', { message: problem });
  }
}
