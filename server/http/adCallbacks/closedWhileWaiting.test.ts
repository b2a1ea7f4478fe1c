// @vitest-environment node
import { hourMs } from '@tally/contract/limits/time';
import { postSwitch } from '@tally/contract/calls/switches';
import { getUserInfo } from '@tally/contract/calls/user';
import { postVideoAd } from '@tally/contract/calls/tasks';
import { expect, it } from 'vitest';
import { ruleBookLifeMs } from '../../domain/marketRules/versions';
import { createConfirmingServer, pangleCallback } from '../../testing/pangleCallback';
import { testOperatorKey } from '../../testing/testServer';

it('a video that was begun before videos were closed is paid when its network confirms it hours later (RULES-5)', async () => {
  const server = await createConfirmingServer({}, ruleBookLifeMs);
  const { id, token } = await server.person({ market: 'br' });
  const watch = (window: string) =>
    server.callOk(postVideoAd, { token, query: { action: 'reward' }, key: `window-of-a-video-${window}` });
  expect(await watch('early')).toMatchObject({ info: 'BEING CONFIRMED' });
  await server.callOk(postSwitch, {
    query: { key: testOperatorKey, market: 'br', what: 'videoad', action: 'close', reason: 'a test' },
  });
  server.pass(2 * hourMs);
  expect(await watch('late')).toMatchObject({ status: 3, info: 'CLOSED' });
  expect(await pangleCallback(server, id, 'the-early-one')).toBe(true);
  expect((await server.callOk(getUserInfo, { token })).coin).toBeGreaterThan(0);
  expect(await watch('early')).toMatchObject({ status: 1 });
  await server.close();
});
