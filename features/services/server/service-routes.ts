import { sendMail } from '#outbox/server';
import { bind, createRateLimiter, HttpError, problemOf } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import { findAdmins } from '#people/server';
import type { Viewer } from '#permissions/contract';
import { listServices, serviceMessages, testService } from '#services/contract';
import { findServices } from './find-services.ts';
import { plainProblem } from './plain-problem.ts';
import { probeService } from './probe-service.ts';
import type { Probed } from './probe-service.ts';
import type { ServiceParts } from './service-parts.ts';
import { storeUse } from './use-store.ts';

type TestCall = Call<typeof testService, Viewer>;

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
      const { name } = call.params;
      return { result: await (name === 'mail' ? mailTest(call) : test(call, name, parts)) };
    }),
  ];
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

/** The email uses the normal outbox, which shows whether it was sent. */
async function mailTest({ viewer, body, database, now }: TestCall): Promise<string> {
  const message_id = body.test_id.toLowerCase();
  const { user_id } = viewer;
  return database.write(viewer, async (tx) => {
    const own = (await findAdmins(tx)).find((admin) => admin.user_id === user_id);
    const email = own?.email ?? null;
    if (email === null) throw new HttpError('CONFLICT', { message: serviceMessages.noEmail });
    await sendMail(tx, {
      ...{ message_id, user_id, to: email, is_secret: false },
      subject: serviceMessages.emailSubject,
      paragraphs: [serviceMessages.emailText],
      created_time: new Date(now()).toISOString(),
    });
    return serviceMessages.emailOrdered(email);
  });
}
