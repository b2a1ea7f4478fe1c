import { expect, it } from 'vitest';
import { settingsApi } from '../host/settingsApi';
import { trouble } from '../testing/fakeServer';
import { createTestApp } from '../testing/testApp';
import { createRefusalLog, refusalsMax } from './refusalLog';

it('"other codes failure with a msg that is logged"', async () => {
  const { store, context } = createTestApp({ postH5Action: trouble({ code: 403, msg: 'not for you' }) });
  await store.dispatch(settingsApi.endpoints.postH5Action.initiate({ body: { action: 'open' } }));
  const at = Date.UTC(2026, 0, 15, 5);
  expect(context.refusals.list()).toEqual([{ at, path: '/app/h5action', code: 403, msg: 'not for you' }]);
});

it('the log of refusals keeps only the last ones, oldest first, with long messages cut', () => {
  const log = createRefusalLog();
  for (let code = 1; code <= refusalsMax + 5; code += 1) log.add({ at: 0, path: '/a', code, msg: 'x'.repeat(5000) });
  expect([log.list().length, log.list()[0]?.code, log.list().at(-1)?.code]).toEqual([refusalsMax, 6, refusalsMax + 5]);
  expect(log.list()[0]?.msg).toHaveLength(1000);
});
