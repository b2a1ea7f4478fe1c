// @vitest-environment node
import { minuteMs } from '@tally/contract/limits/time';
import { getLucky, postLucky } from '@tally/contract/calls/lucky';
import { postCheckin } from '@tally/contract/calls/tasks';
import { getWithdrawOptions, postWithdraw } from '@tally/contract/calls/withdrawals';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importCatalogue, storedCatalogue } from '../../catalogue/importCatalogue';
import { catalogueLifeMs } from '../../catalogue/reader';
import { only } from '../../db/db';
import { createTestServer } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { luckyPlayMs } from '../lucky/luckyRecord';
import { luckyCalls } from '../../testing/luckyCalls';
import { importRules } from '../marketRules/importRules';
import { ruleBookLifeMs } from '../marketRules/versions';

let server: TestServer;
beforeAll(async () => {
  // Each request looks whether there is a new catalogue, and new rules.
  server = await createTestServer({ stories: [], pace: Math.max(catalogueLifeMs, ruleBookLifeMs) });
});
afterAll(() => server.close());
const { apply, claim } = luckyCalls(() => server);

/** What the third amount takes, and what a request for it is answered. */
async function third() {
  const { token } = await server.person({ cash: 10_000 });
  const offered = (await server.callOk(getWithdrawOptions, { token })).find(({ amount }) => amount === 10_000);
  const { info } = await server.callOk(postWithdraw, { token, query: { amount: 10_000 } });
  return [offered?.info, info];
}

it('a market without lucky apps demands no lucky task, and does as soon as it has one (RULES-9, WITHDRAW-15)', async () => {
  expect(await third()).toEqual(['NEED LT', 'NEED LT']);
  const file = only([await storedCatalogue(server.db, 'id')].flatMap((one) => one ?? []));
  await importCatalogue(server.db, { ...file, luckyApps: [] }, server.context.now());
  expect(await third()).toEqual(['', '']);
  await importCatalogue(server.db, file, server.context.now());
  expect(await third()).toEqual(['NEED LT', 'NEED LT']);
});

/** Every combination of the switches that decide what is demanded of a person. */
const both = [true, false];
const switches = both.flatMap((showCheckIn) =>
  both.flatMap((showLucky) =>
    ([[], ['checkin'], ['lucky'], ['checkin', 'lucky']] as const).map((closed) => ({ showCheckIn, showLucky, closed })),
  ),
);

/** Gets a lucky task, by the check-in where that is demanded, and has it paid. */
async function playLucky(token: string) {
  const asked = await apply(token);
  if (asked.info === 'NEED CHECKIN') {
    const checkedIn = await server.callOk(postCheckin, { token, query: { action: 'reward' } });
    expect(checkedIn).toMatchObject({ status: 1 });
  }
  const { status, taskRecordId } = asked.status === 1 ? asked : await apply(token);
  expect(status).toBe(1);
  const [mine] = (await server.callOk(getLucky, { token })).luckytasks;
  await server.callOk(postLucky, { token, query: { taskId: mine?.taskId ?? 0, action: 'install' } });
  server.pass(luckyPlayMs);
  expect(await claim(token, taskRecordId)).toMatchObject({ status: 1 });
}

it('whatever is closed or not shown, nothing is demanded without a way to meet it (RULES-9, LUCKY-8)', async () => {
  const demanded: object[] = [];
  for (const { showCheckIn, showLucky, closed } of switches) {
    const { db } = server;
    const { id, token } = await server.person({ cash: 10_000 });
    const shown = 'update users set show_checkin = $2, show_lucky = $3 where id = $1';
    await db.query(shown, [id, showCheckIn, showLucky]);
    await importRules(db, { market: 'id', closed: [...closed] }, { operator: 'ana', now: server.context.now() }, true);
    server.pass(minuteMs);
    const demand = async () =>
      (await server.callOk(getWithdrawOptions, { token })).find(({ amount }) => amount === 10_000)?.info;
    const isDemanded = (await demand()) === 'NEED LT';
    if (isDemanded) {
      demanded.push({ showCheckIn, showLucky, closed });
      await playLucky(token);
    }
    expect(await demand()).toBe('');
    const { info } = await server.callOk(postWithdraw, { token, query: { amount: 10_000 } });
    expect(info).toBe('');
  }
  expect(demanded).toEqual(switches.filter((one) => one.showLucky && !one.closed.some((what) => what === 'lucky')));
});
