// @vitest-environment node
import { getAppSettings, postH5Action } from '@tally/contract/calls/app';
import { getAccount } from '@tally/contract/calls/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: ['rich'] });
});
afterAll(() => server.close());

describe('the language of a page', () => {
  it('the language of a page decides the coin rate, among those of the market (MONEY-3)', async () => {
    const { token, id } = await server.person({ locale: 'id' });
    const shownIn = async (locale: 'pt_br' | 'en') => {
      await server.callOk(postH5Action, { token, body: { action: 'open', locale } });
      return server.db.query('select locale from users where id = $1', [id]);
    };
    expect(await shownIn('pt_br')).toEqual([{ locale: 'id' }]);
    expect(await shownIn('en')).toEqual([{ locale: 'en' }]);
    expect(await server.callOk(getAppSettings, { query: { package_name: 'com.else', locale: 'id' } })).toMatchObject({
      appName: 'Tally Rewards',
    });
    expect(await server.callOk(getAccount, { token })).toMatchObject({ accountStatus: 2 });
  });
});
