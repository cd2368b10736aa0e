/** The parts of the responses that the proof reads. */
interface Answer {
  data: {
    accepted?: string[];
    token: string;
    users: { user_id: string; active: boolean }[];
    measurements: { measurement_id: string; modified_time: string }[];
    sync_time: string;
  };
}

/** One call to the running product; throws unless the status is 200. */
export async function call(
  address: string,
  method: string,
  path: string,
  body: unknown,
  token?: string,
): Promise<Answer> {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  });
  if (response.status !== 200) throw new Error(`${path} answered ${String(response.status)}`);
  return (await response.json()) as Answer;
}

/** Signs in with the demo password and returns the people the account sees. */
export async function signInAs(address: string, email: string) {
  const credentials = { email, password: 'demo-heat-2026' };
  const { token } = (await call(address, 'POST', '/v3/auth/login', credentials)).data;
  const core = await call(address, 'POST', '/v3/sync/core', {}, token);
  return { token, user_ids: core.data.users.map(({ user_id }) => user_id) };
}
