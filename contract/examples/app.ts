import type * as calls from '../calls/app';
import { exampleAppInfo, exampleAppSettings } from '../fixtures/app';
import type { Example } from './example';

export const getAppInfo: Example<typeof calls.getAppInfo> = {
  request: { query: { shortName: 'tally' } },
  replies: { filled: exampleAppInfo },
};

export const getAppSettings: Example<typeof calls.getAppSettings> = {
  request: { query: { package_name: 'com.tally.id', locale: 'id' } },
  replies: { filled: exampleAppSettings },
};

export const postH5Action: Example<typeof calls.postH5Action> = {
  request: {
    body: {
      action: 'open',
      actionData: 'CoinCenter',
      uuid: 'phone-of-a-guest',
      appPkgName: 'com.tally.id',
      locale: 'id',
    },
  },
  replies: { none: null },
};
