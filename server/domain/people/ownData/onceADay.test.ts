// @vitest-environment node
import { postDeleteMyData } from '@tally/contract/calls/deletion';
import { hourMs } from '@tally/contract/limits/time';
import { ownDataInfos } from '@tally/contract/people/ownData';
import { postOwnData } from '@tally/contract/calls/ownData';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../../db/db';
import { createTestServer } from '../../../testing/testServer';
import type { TestServer } from '../../../testing/testServer';
import { ownDataRepeats } from '../../../limits/people';
import { ownData } from './ownData';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: [] });
});
afterAll(() => server.close());

const ask = (token: string, request = randomUUID(), format: 'json' | 'csv' = 'json') =>
  server.callOk(postOwnData, { token, body: { format, request } });

describe('once a day (OWN-2)', () => {
  const refusal = { status: 2, info: ownDataInfos.onceADay, file: '', name: '' };

  it('a second file of a day is refused, and says from when the next is made: midnight of the market', async () => {
    const { token } = await server.person({ market: 'id' });
    expect(await ask(token)).toMatchObject({ status: 1 });
    const { nextAt, ...second } = await ask(token);
    expect(second).toEqual(refusal);
    expect(nextAt - server.context.now()).toBe(9.5 * hourMs);
    server.pass(9.5 * hourMs - 1);
    expect(await ask(token)).toMatchObject(refusal);
    server.pass(1);
    expect(await ask(token)).toMatchObject({ status: 1 });
    server.pass(14.5 * hourMs);
  });

  it('a request whose answer was lost is answered again, in either format, but not without end', async () => {
    const { token } = await server.person();
    const request = randomUUID();
    expect(await ask(token, request)).toMatchObject({ status: 1 });
    for (let again = 0; again < ownDataRepeats; again++)
      expect(await ask(token, request, again % 2 ? 'csv' : 'json')).toMatchObject({ status: 1 });
    expect(await ask(token, request)).toMatchObject(refusal);
    expect(await ask(token)).toMatchObject(refusal);
  });

  it('only one of several simultaneous requests gets the file of the day', async () => {
    const { token } = await server.person();
    const answers = await Promise.all([ask(token), ask(token), ask(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([1, 2, 2]);
  });

  it('a file that could not be made does not use the day up', async () => {
    const { token, id } = await server.person();
    const broken: Db = {
      ...server.db,
      tx: (work) =>
        server.db.tx((tx) =>
          work({
            query: (text, params) =>
              text.includes('from transfers') ? Promise.reject(new Error('broken')) : tx.query(text, params),
          }),
        ),
    };
    const request = { format: 'json', request: randomUUID() } as const;
    await expect(ownData(broken, { id, market: 'id' }, request, server.context.now())).rejects.toThrow('broken');
    expect(await ask(token)).toMatchObject({ status: 1 });
  });

  it('a guest and somebody who was deleted get no file', async () => {
    const { token, id } = await server.person();
    await server.db.query(`update users set email = 'leaves.us@gmail.com' where id = $1`, [id]);
    await server.callOk(postDeleteMyData, { token, query: { app: 'tally', email: 'leaves.us@gmail.com' } });
    const body = { format: 'json', request: randomUUID() } as const;
    expect(await server.call(postOwnData, { token, body })).toMatchObject({ code: 401 });
    expect(await server.call(postOwnData, { body })).toMatchObject({ code: 401 });
  });
});
