import { expect, it } from 'vitest';
import { createTestApp } from '../testing/testApp';
import { trackAction } from './trackAction';

/** The request that is sent for an event of a person with these secrets. */
async function sent(secrets: { token?: string; uuid?: string }) {
  const { requests, store } = createTestApp({ postH5Action: null }, secrets);
  store.dispatch(trackAction('lt_nocheckin'));
  await expect.poll(() => requests.length).toBe(1);
  const [request] = requests;
  return {
    body: (await request?.clone().json()) as Record<string, unknown>,
    login: request?.headers.get('authorization'),
  };
}

const token = 't'.repeat(60);
const uuid = 'phone-0123456789';

it('an event carries the token where there is one (API-31)', async () => {
  const { body, login } = await sent({ token, uuid });
  expect(login).toBe(`Bearer ${token}`);
  expect(body).toEqual({ action: 'lt_nocheckin', locale: 'en' });
});

it.each([
  [{ token: '', uuid }, { uuid }],
  [{ token: '' }, {}],
])('without a token an event carries package, language and any uuid: %j (API-7, API-31)', async (secrets, who) => {
  const { body, login } = await sent(secrets);
  expect(login).toBeNull();
  expect(body).toEqual({ action: 'lt_nocheckin', locale: 'en', appPkgName: expect.any(String) as string, ...who });
});
