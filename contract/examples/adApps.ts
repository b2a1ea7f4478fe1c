import type * as calls from '../calls/adApps';
import { exampleAdApps, noAdApps } from '../fixtures/operator';
import { refusal, success } from '../fixtures/outcome';
import type { Example } from './example';

export const getAdApps: Example<typeof calls.getAdApps> = {
  request: {},
  replies: { filled: exampleAdApps, empty: noAdApps },
};

export const postAdApp: Example<typeof calls.postAdApp> = {
  request: { body: { appPkgName: 'com.partner.harvesthero' } },
  replies: { success, unknown: refusal('UNKNOWN APP') },
};
